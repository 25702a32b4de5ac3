import type { Value } from "../document/value";

type Numeric = number | bigint;

/** A number that a schema allows, a whole one for an integer: a limit, next to one, a multiple, or between the limits. */
export function numberFor(keywords: ReadonlyMap<string, Value>, type: "integer" | "number"): Numeric {
  const [least, above, most, beneath, step] = [
    "minimum",
    "exclusiveMinimum",
    "maximum",
    "exclusiveMaximum",
    "multipleOf",
  ].map((keyword) => {
    const limit = keywords.get(keyword);
    return typeof limit === "number" || typeof limit === "bigint" ? limit : undefined;
  });
  const fits = (one: Numeric) =>
    !(
      (type === "integer" && typeof one === "number" && !Number.isInteger(one)) ||
      (least !== undefined && one < least) ||
      (above !== undefined && one <= above) ||
      (most !== undefined && one > most) ||
      (beneath !== undefined && one >= beneath) ||
      (step !== undefined && !isMultiple(Number(one), Number(step)))
    );
  const unit = type === "integer" ? wholeMultiple(step) : step;
  const tried = [
    least,
    whole(least, Math.ceil, 0),
    whole(above, Math.floor, 1),
    1,
    unit,
    multiple(least, unit, Math.ceil, 0),
    multiple(above, unit, Math.floor, 1),
    most,
    whole(most, Math.floor, 0),
    whole(beneath, Math.ceil, -1),
    multiple(most, unit, Math.floor, 0),
    multiple(beneath, unit, Math.ceil, -1),
    above === undefined || beneath === undefined ? undefined : (Number(above) + Number(beneath)) / 2,
  ];
  return tried.find((one) => one !== undefined && fits(one)) ?? 1;
}

/** The whole number at a limit, or so many steps from it. */
function whole(limit: Numeric | undefined, round: (limit: number) => number, steps: number): Numeric | undefined {
  if (limit === undefined) return undefined;
  return typeof limit === "bigint" ? limit + BigInt(steps) : round(limit) + steps;
}

/** 0.3 is one of 0.1, though their quotient is a little less than 3 as computers divide. */
function isMultiple(one: number, step: number): boolean {
  const quotient = one / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

/** The smallest multiple that is whole: that of 2.5 is 5. */
function wholeMultiple(step: Numeric | undefined): Numeric | undefined {
  if (typeof step !== "number" || Number.isInteger(step)) return step;
  return [2, 4, 5, 10, 20, 25, 50, 100]
    .map((count) => multiple(step * count, step, Math.round, 0))
    .find(Number.isInteger);
}

/** The multiple of `step` at a limit, or so many from it. 15 digits are what a fraction keeps exactly. */
function multiple(
  limit: Numeric | undefined,
  step: Numeric | undefined,
  round: (limit: number) => number,
  steps: number,
): number | undefined {
  if (limit === undefined || step === undefined) return undefined;
  return Number(((round(Number(limit) / Number(step)) + steps) * Number(step)).toPrecision(15));
}
