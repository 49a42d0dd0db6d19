export {
  defineForm,
  type Applicability,
  type Condition,
  type CrossCheck,
  type Derivation,
  type FieldDefinition,
  type FieldType,
  type FormDefinition,
  type Formula,
  type Option,
  type PaperHint,
  type ReferenceRange,
  type SectionDefinition,
} from './form-definition.ts';
export type {
  Answers,
  Changes,
  CompiledForm,
  DictionaryLibrary,
  FieldIssue,
  FieldState,
  FormContext,
  FormEngine,
  FormModule,
  RuleLibrary,
  ValueMark,
  ValueOrigin,
} from './form-engine.ts';
export type {
  RecordConflict,
  RecordRemoval,
  RecordSave,
  RecordSnapshot,
  RecordSummary,
  RecordVersion,
  StoredRecord,
  PassedSheet,
  ReturnedSheet,
} from './record.ts';
export {
  isOfResident,
  ownSubjectId,
  recordDay,
  recordSubject,
  type RecordSubject,
  type RegisteredKind,
  type SubjectKind,
} from './record-subject.ts';
export { differenceOf, type AnswerDifference } from './answer-difference.ts';
export { isEmptyAnswer, isEmptyRow, sameJson } from './answer-value.ts';
export { appliesTo, referenceRangeFor, type Person } from './applicability.ts';
export { checkDefinition, compileForm } from './compile-form.ts';
export { isMet } from './condition.ts';
export { createFormEngine } from './create-form-engine.ts';
export { markOf } from './field-issues.ts';
export type { InitialAnswers } from './fill-store.ts';
export { optionsOf } from './flatten-fields.ts';
export { formSchema } from './form-schema.ts';
export { formatAnswer, formatForPaper } from './format-answer.ts';
export { evaluateFormula } from './formula/evaluate-formula.ts';
export { mergeAnswers, type MergeConflict, type MergeResult } from './merge-answers.ts';
export { migrateAnswers, type MigratedAnswers } from './migrate-answers.ts';
export { isWholePicture, pictureTrouble } from './picture-answer.ts';
export { isPicture } from './shown-picture.ts';
export { isColumnVisible } from './table-issues.ts';
export { numberBehind, restoreAnswers, type NumberSources } from './restore-answers.ts';
export {
  maskAnswers,
  sensitiveFieldsOf,
  sensitiveInAny,
  type HideText,
  type SensitiveFields,
} from './sensitive-answers.ts';
export {
  BIRTH_FORMS,
  birthMonths,
  FIRST_SHEETS,
  toldDay,
  toldInstant,
  type BirthMonths,
} from './life/told-day.rules.ts';
export { stageIn, stageTwins, stageLabel, twinOf, type Twin } from './twins.ts';
export { isPerCourse, ofOneCourse } from './life/course.rules.ts';
export { toggleOption } from './toggle-option.ts';
export { formatUnit } from './format-unit.ts';
export { halfWidth, parseDateInput, parseNumberInput, type TypedInput } from './typed-input.ts';
export { wordsOfRange, wordsOfValue, type NameBook } from './format-value.ts';
export { requiredAnswers } from './required-answers.ts';
export { lifeQuestions } from './life/life-checks.ts';
export { laterVisitsSaid, type SeenAlive } from './life/seen-alive.ts';
export { recordAnswers, validateRecord } from './validate-record.ts';
export { differencesOf, type Difference } from './history.rules.ts';
