/** Width of a window in classes. Specification, section 9. */
export type ScreenSize = 0 | 1 | 2 | 3;

/** From 1200 px 3, from 992 px 2, from 768 px 1, else 0. */
export const screenSize = (width: number): ScreenSize => (width >= 1200 ? 3 : width >= 992 ? 2 : width >= 768 ? 1 : 0);
