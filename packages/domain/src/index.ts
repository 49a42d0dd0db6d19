/**
 * What nearly everybody who loads the domain begins with: days, results, identity numbers, masks, and forms that live. Each name stands in the
 * entry of its area as well, beside the others of its kind.
 */
export {
  addDays,
  addMonths,
  calendarDay,
  dayInChina,
  daysBetween,
  fail,
  isFault,
  maskFor,
  ok,
  parseCalendarDay,
  type CalendarDay,
  type Fault,
  type Json,
  type JsonObject,
  type Reader,
  type Result,
  type SensitiveKind,
} from './shared/public.ts';
export {
  ageOn,
  birthDateOf,
  parseCitizenNumber,
  readCitizenNumber,
  readPhone,
  sexOf,
  type CitizenNumber,
  type CitizenNumberFailure,
  type ReadCitizenNumber,
  type Resident,
  type Sex,
} from './resident/public.ts';
export {
  compileForm,
  createFormEngine,
  defineForm,
  formSchema,
  formatAnswer,
  mergeAnswers,
  recordAnswers,
  validateRecord,
  type Answers,
  type CompiledForm,
  type FieldIssue,
  type FieldState,
  type FormContext,
  type FormDefinition,
  type FormEngine,
  type FormModule,
} from './forms/public.ts';
export { formIndex, formIndexEntry, loadForm, type FormIndexEntry } from './catalogue/public.ts';
