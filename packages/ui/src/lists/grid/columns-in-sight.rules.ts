import type { Stretch } from './grid-scroll.rules.ts';

/** A column that is so near to what one sees is drawn, too. Pixels. */
const NEAR = 160;

/** How a list that is wider than its frame is cut into columns, and how far it is moved. Pixels. */
export type Sideways = {
  readonly widths: readonly number[];
  /** The column of boxes; it and the first of `widths` stay in sight on the left. */
  readonly ticks: number;
  /** The column of buttons, in sight on the right. */
  readonly actions: number;
  readonly left: number;
  readonly room: number;
};

/** The columns of which a part is in sight or near to it, beyond the first one, which always is. */
export function columnsInSight({ widths, ticks, actions, left, room }: Sideways): Stretch {
  const [from, to] = [left + ticks + (widths[0] ?? 0) - NEAR, left + room - actions + NEAR];
  let [edge, first, last] = [ticks, widths.length, 0];
  for (const [at, width] of widths.entries()) {
    if (at > 0 && edge < to && edge + width > from) [first, last] = [Math.min(first, at), at];
    edge += width;
  }
  return { first, last };
}
