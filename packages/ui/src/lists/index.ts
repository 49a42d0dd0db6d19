export { ListScreen, type ActionWindow } from './list.screen.tsx';
export { usePrintedRows, usePrinter, useRowsToPrint } from './tick-sheet/use-printed-rows.ts';
export { useList, type ActionTarget, type AnswerFields } from './list-context.ts';
export { WalkBar } from './walk/walk-bar.part.tsx';
export { foundTarget } from './actions/selection-labels.rules.ts';
export * from './page-tabs.part.tsx';
