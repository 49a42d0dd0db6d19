import type { Column } from '@gongwei/domain/lists';

/** Pixels of columns that fit on A4 upright beside the boxes; with more the sheet lies down. */
const UPRIGHT = 620;
/** Room to write, in the pixels of the columns: it takes what they leave. */
const TO_WRITE = { upright: 130, lying: 180 } as const;

const sum = (columns: readonly Column[]): number => columns.reduce((all, { width }) => all + width, 0);

/** Whether the sheet lies down. */
export const isWideSheet = (columns: readonly Column[]): boolean => sum(columns) > UPRIGHT;

/** How much of the sheet each column takes, in percent; what is left is there to write in. */
export function sharesOf(
  columns: readonly Column[],
  wide: boolean,
): readonly { readonly key: string; readonly share: string }[] {
  const all = sum(columns) + (wide ? TO_WRITE.lying : TO_WRITE.upright);
  // The number and the box have their own.
  return columns.map(({ key, width }) => ({ key, share: `${((width / all) * 92).toFixed(2)}%` }));
}
