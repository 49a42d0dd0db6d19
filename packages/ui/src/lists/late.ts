/** What a list seldom needs: windows over it, rows on a telephone, a list wider than its frame. In one file: a name less in what comes with the log-in. */
export { ColumnEditor } from './column-editor.part.tsx';
export { ShortCuts } from './short-cuts.part.tsx';
export { TickSheet } from './tick-sheet/tick-sheet.part.tsx';
export { Why } from './why.part.tsx';
export { CardRow } from './grid/card-row.part.tsx';
export { watchSideways } from './grid/watch-sideways.ts';
