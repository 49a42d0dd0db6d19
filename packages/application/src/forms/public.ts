export { DraftLock } from './draft-lock.port.ts';
export { DraftStore, type Draft, type DraftKey } from './draft-store.port.ts';
export { FormCatalogue, type FormIndexEntry } from './form-catalogue.port.ts';
export {
  FormSessions,
  type ConflictView,
  type DraftOffer,
  type FormProgress,
  type FormSession,
  type FormStatus,
  type KeptDraft,
  type OpenForm,
  type SaveAnswer,
  type SheetPlace,
  type UnmatchedAnswer,
} from './form-session.service.ts';
export { RecordRepository, type RecordScope } from './record-repository.port.ts';
export {
  createCompiledForm,
  createKeptDrafts,
  createRecordHistory,
  createRecordList,
  createRemovedRecords,
  createStoredRecord,
} from './records.service.ts';
export { SavedSheets, createSavedSheets, type SavedSheet } from './saved-sheets.ts';
export type { SheetHold, SheetHolder, SheetHolds } from './sheet-holds.port.ts';
export { createChartValues, type ChartValues } from './chart-values.service.ts';
export { createFormOpening, formOpeningOf, type FormOpening, type Opening } from './form-opening.service.ts';
export { createFoldedChart } from './folded-charts.ts';
export { createChartSheet, sheetOf } from './chart-sheet.service.ts';
