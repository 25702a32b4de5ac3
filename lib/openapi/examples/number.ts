import type { Value } from "../document/value";

type Numeric = number | bigint;

/** A number within the limits of a schema, a whole one for an integer: a limit, next to one, or between them. */
export function numberFor(keywords: ReadonlyMap<string, Value>, type: "integer" | "number"): Numeric {
  const [least, above, most, beneath] = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"].map(
    (keyword) => {
      const limit = keywords.get(keyword);
      return typeof limit === "number" || typeof limit === "bigint" ? limit : undefined;
    },
  );
  const fits = (one: Numeric) =>
    !(
      (type === "integer" && typeof one === "number" && !Number.isInteger(one)) ||
      (least !== undefined && one < least) ||
      (above !== undefined && one <= above) ||
      (most !== undefined && one > most) ||
      (beneath !== undefined && one >= beneath)
    );
  const tried = [
    least,
    whole(least, Math.ceil, 0),
    whole(above, Math.floor, 1),
    1,
    most,
    whole(most, Math.floor, 0),
    whole(beneath, Math.ceil, -1),
    above === undefined || beneath === undefined ? undefined : (Number(above) + Number(beneath)) / 2,
  ];
  return tried.find((one) => one !== undefined && fits(one)) ?? 1;
}

/** The whole number at a limit, or so many steps from it. */
function whole(limit: Numeric | undefined, round: (limit: number) => number, step: number): Numeric | undefined {
  if (limit === undefined) return undefined;
  return typeof limit === "bigint" ? limit + BigInt(step) : round(limit) + step;
}
