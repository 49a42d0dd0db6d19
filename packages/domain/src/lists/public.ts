export { codeOfAction, mayTakeAction } from './action-access.rules.ts';
export {
  asksSomething,
  bulkActionMachine,
  type Answers,
  type BulkActionContext,
  type BulkActionEvent,
} from './bulk-action.machine.ts';
export {
  defineList,
  type ActionEffect,
  type ActionField,
  type CellKind,
  type CodeOption,
  type CodeLabels,
  type Column,
  type Expression,
  type Filter,
  type FilterValue,
  type ListAction,
  type ListDefinition,
  type PermissionLetter,
  type SortKey,
  type SubjectId,
  type Tone,
  type View,
} from './list-definition.ts';
export { opensByAddress } from './opened-by-address.rules.ts';
export type { ActionSeries, ImportContent } from './action-parts.ts';
export { filtersFor, viewsFor } from './offered.rules.ts';
export { REGION_NAME } from './list-query.ts';
export type {
  ActionReceipt,
  CellValue,
  FrozenSelection,
  ListCount,
  ListFacets,
  ListJob,
  ListLayout,
  ListPage,
  ListQuestion,
  ListReason,
  ListRow,
  ListSelection,
  ListStretch,
  ReceiptOutcome,
  SavedView,
} from './list-query.ts';
export { typedExpression, typedParts, type TypedExpression } from './language/check-types.ts';
export { CARD_ENDED, compileRowValue, evaluate, type RowValue } from './language/evaluate.ts';
export {
  newestFirst,
  type AskedBy,
  type HistoryRecord,
  type ListSubjectRow,
  type PersonHistory,
} from './language/person-history.ts';
export { FILTRATION_LIMITS, clausePattern } from './language/list-functions.ts';
export { RESIDENT_FIELDS } from './language/subject-fields.data.ts';
export { BLANKS, readAs, type FieldFacts, type ValueType } from './language/value-type.ts';
export {
  CONTEXT,
  WHOLE_DAY,
  ORDER_OF,
  RECORD_FACTS,
  fieldsOfForm,
  isOwnRows,
  vocabularyOf,
  withinRecords,
  type Fields,
  type Vocabulary,
} from './language/vocabulary.ts';
export type { Expression as ExpressionTree, RecordsExpression } from '../forms/formula/syntax.ts';
export { parseFormula as parseExpression } from '../forms/formula/parse.ts';
export { allOf, anyOf, binary, call, listOf, literal, path } from './language/build.ts';
export { mapExpression } from './language/map-expression.ts';
export { partsOfExpression } from '../forms/formula/references.ts';
export { writeExpression } from './language/write-expression.ts';
export {
  fieldsOfFacts,
  formOfSubject,
  rootName,
  subjectVocabulary,
  type ListLibrary,
  type PeopleOfNumber,
} from './subjects.ts';
export {
  checkList,
  compileList,
  type CompiledAction,
  type CompiledColumn,
  type CompiledFilter,
  type CompiledList,
  type CompiledView,
} from './compile-list.ts';
export { optionsOfLabels } from './labels-of-codes.ts';
export {
  readQuestion,
  unaskable,
  wholeCondition,
  type AskedCondition,
  type AskedList,
  type AskedSort,
} from './asked-list.ts';
export { filterCondition, resolved } from './filter-condition.ts';
export { daysFromToday } from './days-from-today.ts';
export { relativeDay } from './relative-day.ts';
export {
  IMPORT_ACTION,
  IMPORT_WINDOW,
  checkOf,
  type ImportCheck,
  type ImportLine,
  type ImportVerdict,
  type ImportedLine,
  type KnownRows,
} from './import/import-check.ts';
export {
  MOST_LINES,
  readSheetLines,
  type SheetCells,
  type SheetColumn,
  type SheetLine,
  type SheetLines,
} from './import/sheet-lines.ts';
export { LIST_TOPIC, concernsList, type ListNews } from './list-news.ts';
export {
  ANALYSED_FORMS,
  ENTERED_FORMS,
  analysedListId,
  peopleListOf,
  type AnalysedForm,
  type AnalysedListId,
} from './analysed-forms.data.ts';
export { LIST_IDS, WRITTEN_LISTS, isListId, loadList, type ListId } from './load-list.ts';
export { createLocalAnswer, type LocalRow } from './local/answer-local.ts';
export { annualReports } from './local/annual-reports.list.ts';
export { deskPeople } from './local/desk-people.list.ts';
export { drafts } from './local/drafts.list.ts';
export { importLines } from './local/import-lines.list.ts';
export { institutionLines } from './local/institution-lines.list.ts';
export { residentViews } from './local/resident-views.list.ts';
export { platformRows } from './local/platform-rows.list.ts';
export { rosterPlan, rosterRows } from './local/roster-rows.list.ts';
export { rosters } from './local/rosters.list.ts';
export { answerList, cellsOfRows, type AnsweringRow } from './answer-list.ts';
export { compileFacts, formsOfFact, type FactValues, type FactsOf } from './facts/compile-facts.ts';
export type { FactDefinition, FactRule, FactTools, FactType, RequiredAnswers } from './facts/fact-definition.ts';
export { readingsOf } from './definitions/monitoring/readings-of.ts';
export { namingCodes, SAMPLING_CODES, UPLOAD_CODES } from './naming-codes.rules.ts';
export {
  OPERATION_ACTIONS,
  REFUSALS,
  type OperationAction,
  type Refusal,
} from './definitions/operation-actions.data.ts';
export { DRUG_DAYS } from './drug-days.ts';
