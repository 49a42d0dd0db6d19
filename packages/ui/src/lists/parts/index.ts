/** Lists as parts of other pages: a section of rows, and one row by itself. */
export { ListSection, type LentToLists } from './list-section.part.tsx';
export { OneRow, type OneRowShown } from './one-row.part.tsx';
