/** What the typeface's kerning is rounded to, in thousandths of an em. */
export const kerningStep = 12;

/**
 * A copy of a GPOS table that holds nothing but pair kerning, its values rounded to multiples of `step` units: they
 * then compress to two thirds, and six thousandths of an em, the most that one is off, are not to be seen.
 * Source: the OpenType specification, "GPOS", pair adjustment, with extension lookups.
 * @param {Buffer} table @param {number} step
 * @throws when a lookup is of another kind
 */
export function roundKerning(table, step) {
  const rounded = Buffer.from(table);
  const round = (/** @type {number} */ at) => {
    rounded.writeInt16BE(Math.round(table.readInt16BE(at) / step) * step || 0, at);
  };
  for (const at of subtables(table)) {
    if (table.readUInt16BE(at + 4) !== 4 || table.readUInt16BE(at + 6) !== 0)
      throw new Error("A pair moves more than the first glyph's advance.");
    if (table.readUInt16BE(at) === 1) for (const value of pairValues(table, at)) round(value);
    else {
      const values = table.readUInt16BE(at + 12) * table.readUInt16BE(at + 14);
      for (let index = 0; index < values; index += 1) round(at + 16 + 2 * index);
    }
  }
  return rounded;
}

/** Where the pair subtables begin. @param {Buffer} table */
function subtables(table) {
  const list = table.readUInt16BE(8);
  return offsets(table, list).flatMap((lookup) =>
    offsets(table, lookup + 4).map((at) => {
      const type = table.readUInt16BE(lookup);
      const isExtension = type === 9;
      if ((isExtension ? table.readUInt16BE(at + 2) : type) !== 2) throw new Error("A lookup is not pair kerning.");
      return isExtension ? at + table.readUInt32BE(at + 4) : at;
    }),
  );

  /** @param {Buffer} from @param {number} at where the count stands; offsets are seen from the lookup or list */
  function offsets(from, at) {
    const base = at === list ? list : at - 4;
    return Array.from({ length: from.readUInt16BE(at) }, (_, index) => base + from.readUInt16BE(at + 2 + 2 * index));
  }
}

/** Where the values of pairs of single glyphs stand. @param {Buffer} table @param {number} at */
function pairValues(table, at) {
  const sets = Array.from(
    { length: table.readUInt16BE(at + 8) },
    (_, set) => at + table.readUInt16BE(at + 10 + 2 * set),
  );
  return sets.flatMap((set) => Array.from({ length: table.readUInt16BE(set) }, (_, pair) => set + 2 + 4 * pair + 2));
}
