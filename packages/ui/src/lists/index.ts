export { ListScreen, type ActionWindow } from './list.screen.tsx';
export { usePrintedRows } from './use-printed-rows.ts';
export { useList, type ActionTarget, type AnswerFields } from './list-context.ts';
export { WalkBar } from './walk-bar.part.tsx';
export { foundTarget } from './selection-words.rules.ts';
export * from './page-tabs.part.tsx';
