export * from './institution.ts';
export * from './institution-tree.ts';
export * from './institution-scope.machine.ts';
export * from './region.ts';
export { INSTITUTION_COLUMNS, type SheetText } from './institution-sheet.ts';
export * from './institution-sheet.rules.ts';
export * from './tree-rows.rules.ts';
export * from './region-picker.rules.ts';
export * from './district-population.ts';
