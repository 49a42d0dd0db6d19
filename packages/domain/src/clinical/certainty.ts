/** Three-valued logic over facts that may be unknown: what is concluded holds whatever the unknown ones turn out to be. */
export type Fact = boolean | undefined;

/** True as soon as one is; false only when all are known to be. */
export const anyOf = (...facts: readonly Fact[]): Fact =>
  facts.includes(true) ? true : facts.includes(undefined) ? undefined : false;

/** False as soon as one is; true only when all are known to be. */
export const allOf = (...facts: readonly Fact[]): Fact =>
  facts.includes(false) ? false : facts.includes(undefined) ? undefined : true;

/** The limit itself belongs to it. */
export const atLeast = (value: number | undefined, limit: number): Fact =>
  value === undefined ? undefined : value >= limit;

/** The limit itself does not belong to it. */
export const below = (value: number | undefined, limit: number): Fact =>
  value === undefined ? undefined : value < limit;

/** From `low` inclusive up to `high` exclusive. */
export const within = (value: number | undefined, low: number, high: number): Fact =>
  value === undefined ? undefined : value >= low && value < high;

/** How many of several facts hold, where some of them may be unknown. */
export type Count = {
  /** How many certainly hold. */
  readonly certain: number;
  /** How many would hold if every unknown one did. */
  readonly possible: number;
};

/** Counts facts that may be unknown: `certain` hold, `possible` would hold if every unknown (`undefined`) one did. */
export const countOf = (facts: readonly Fact[]): Count => {
  const certain = facts.filter((fact) => fact === true).length;
  return { certain, possible: certain + facts.filter((fact) => fact === undefined).length };
};
