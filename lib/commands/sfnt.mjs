/**
 * The tables of a font file in the sfnt container, by tag.
 * Source: the OpenType specification, "Organization of an OpenType Font".
 * @param {Buffer} font
 * @returns {Map<string, Buffer>}
 */
export function readTables(font) {
  const tables = new Map();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const offset = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/**
 * A font file made of tables: the other direction.
 * @param {Map<string, Buffer>} tables
 */
export function writeTables(tables) {
  const tags = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const directory = Buffer.alloc(12 + 16 * tags.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tags.length, 4);
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * (tags.length - power), 10);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, tag] of tags.entries()) {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const entry = 12 + 16 * index;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(checksum(padded), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** @param {Buffer} padded a table, filled up to a multiple of four bytes */
function checksum(padded) {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
