/** Windows over a list that are seldom opened, in one file: a name less in what comes with the log-in. */
export { ColumnEditor } from './column-editor.part.tsx';
export { ShortCuts } from './short-cuts.part.tsx';
export { TickSheet } from './tick-sheet/tick-sheet.part.tsx';
export { Why } from './why.part.tsx';
