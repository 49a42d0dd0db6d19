import type { XY } from '@gongwei/domain/charts';
import type { Scale } from './scale.rules.ts';

/** A tenth of a unit is finer than any screen or printer, and keeps the markup short. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Straight lines through the points, as an SVG path; empty without points. */
export const linePath = (points: readonly XY[], x: Scale, y: Scale): string =>
  points.map((point, at) => `${at === 0 ? 'M' : 'L'}${short(x(point[0]))} ${short(y(point[1]))}`).join('');

/** The area between two lines. */
export function bandPath(low: readonly XY[], high: readonly XY[], x: Scale, y: Scale): string {
  const outline = [...high, ...[...low].reverse()];
  return outline.length === 0 ? '' : `${linePath(outline, x, y)}Z`;
}
