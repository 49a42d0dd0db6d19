/** Rows are cards on screens as narrow as a telephone's. `width` of the window, pixels, here and below. */
export const isPhone = (width: number): boolean => width < 768;
/** Tablets and old screens of 1024: beside the menu is no room for all columns. */
export const isNarrow = (width: number): boolean => width < 1_200;
export const isWide = (width: number): boolean => width >= 1_600;

/** What menu, edges and a bar to scroll by take of the window. Pixels. */
const BESIDE = 260;
/** Columns come and go in steps while a window is drawn wider. Pixels. */
const STEP = 20;
/** What a list has for its columns. Pixels. */
export const roomOf = (width: number): number => width - (width % STEP) - BESIDE;
