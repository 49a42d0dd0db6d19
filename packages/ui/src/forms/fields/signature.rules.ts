/** Whose names are never the doctor's own: the resident, the family, both sides of a contract, somebody of a couple. */
const OTHERS = /居民|本人|家属|患者|家长|监护|受检|乙方|妻子|丈夫|签收/;

/** Whether a signature may be that of whoever is logged in, so that the stored one is offered. */
export const mayBeOwn = (label: string): boolean => !OTHERS.test(label);

export type Point = readonly [x: number, y: number];

/** A part of a stroke: a curve from where the last one ended, bent towards a point. */
type Curve = { readonly from: Point; readonly bend: Point; readonly to: Point };

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

/** The next part of a stroke through the middles between its last three points: handwriting without corners. */
export const curveOf = (before: Point, last: Point, next: Point): Curve => ({
  from: middle(before, last),
  bend: last,
  to: middle(last, next),
});
