export { createActionSeries, type SeriesRun, type SeriesState } from './action-series.ts';
export { addressOf, questionAt, typedPart, withTyped, type TypedPart } from './list-address.rules.ts';
export { ListGateway, type RowsPurpose } from './list-gateway.port.ts';
export { createListImport, rowsToWrite, type ListImport, type ListImportState } from './list-import.ts';
export { ListImports, type FileToRead } from './list-imports.port.ts';
export {
  NARROWEST,
  WIDE,
  WIDEST,
  cardColumns,
  fittingColumns,
  movedColumn,
  shownColumns,
  widthOf,
  withColumn,
  withWidth,
} from './list-layout.rules.ts';
export { listNews } from './list-news.ts';
export type { ListKept } from './list-memory.rules.ts';
export type { ListPlaces } from './list-places.ts';
export {
  asSent,
  askedFilters,
  asksTheSame,
  changed,
  cleaned,
  defaultView,
  defaultWhere,
  firstQuestion,
  isAsked,
  isCodes,
  isNarrowed,
  nextSort,
  partQuestion,
  questionOfSaved,
  questionOfView,
  sameQuestion,
  sortOf,
  type QuestionChange,
} from './list-question.rules.ts';
export {
  CHUNK,
  MOST_CHUNKS,
  NO_ROWS,
  chunkAt,
  missingChunk,
  patched,
  placeOf,
  rowAt,
  rowsBetween,
  withChunk,
  type RowChunk,
  type RowWindow,
} from './list-rows.rules.ts';
export {
  NO_TICKS,
  allOrSome,
  everythingFound,
  isTicked,
  selectionOf,
  tickedCount,
  underNewQuestion,
  withTicks,
  type Ticks,
} from './list-selection.rules.ts';
export type { ListPlace, ListSession, ListState, Looked } from './list-session.service.ts';
export { createListSession, type ListSessionNeeds } from './list-session.ts';
export { ListSessions, type ListPart, type Walk } from './list-sessions.service.ts';
export { MOST_LISTS, createListSessions } from './list-sessions.ts';
export { createLocalList, type LocalList } from './local-list.ts';
export type { SelectedRows } from './rows-of-selection.ts';
export { addressOfRow } from './list-walk.ts';
export type { ListLabels, LoadListLabels } from './list-labels.ts';
export { moveKeptFilters, questionOfKept } from './kept-filters.ts';
export { createKeptFiltersMove, createSelectedRows } from './list-openings.service.ts';
