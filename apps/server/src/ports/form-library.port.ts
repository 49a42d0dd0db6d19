import type {
  Answers,
  CompiledForm,
  FieldIssue,
  FormContext,
  FormEngine,
  FormDefinition,
  FormModule,
  RecordSummary,
  SensitiveFields,
} from '@gongwei/domain/forms';
import type { RequiredAnswers } from '@gongwei/domain/lists';
import type { Json, JsonObject } from '@gongwei/domain/shared';

/** A value of a record that is an instance of a clinical concept. */
export type ConceptInstance = { readonly concept: string; readonly value: Json };

/** Who a record is about, as far as marks of abnormal values depend on it. Age in completed years on the record's day. */
export type AboutPerson = { readonly sex: 'male' | 'female'; readonly age: number };

/** What the server needs to know of the forms: the same definitions the screens use, all loaded. */
export type FormLibrary = {
  readonly definition: (formId: string) => FormDefinition | undefined;
  /** The definition with what it needs to be read: its code tables. */
  readonly module: (formId: string) => FormModule | undefined;
  /** Made ready to judge sheets by; `undefined` for a form there is not. */
  readonly compiled: (formId: string) => CompiledForm | undefined;
  /** How many answers a sheet must have as things stand, and how many of those are there; `undefined` for a form there is not. */
  readonly required: (formId: string, answers: Answers, context: FormContext) => RequiredAnswers | undefined;
  /** Of an entry of a register: what its texts are sorted by, in the order of a dictionary. Nothing of other sheets. */
  readonly textOrder: (formId: string, answers: Answers) => { readonly [key: string]: string };
  /** The title printed on the form, or the id of one that is not known. */
  readonly title: (formId: string) => string;
  /** What of a form's answers is personal. */
  readonly sensitive: (formId: string) => SensitiveFields;
  /** The same of all residents' sheets at once, for facts that come of any of them. */
  readonly sensitiveAnywhere: SensitiveFields;
  /** A new sheet of the form, opened to be filled; `undefined` for a form there is not. */
  readonly open: (formId: string, context: FormContext) => FormEngine | undefined;
  /** Errors and missing answers; warnings were asked on the screen and do not stop a save. */
  readonly troubles: (formId: string, answers: Answers, context: FormContext) => readonly FieldIssue[];
  /** What the sheet asks of a death and of visits after it (`lifeQuestions`). */
  readonly lifeQuestions: (formId: string, answers: Answers, context: FormContext) => readonly FieldIssue[];
  readonly headline: (formId: string, answers: Answers, person?: AboutPerson) => RecordSummary['headline'];
  readonly concepts: (formId: string, answers: Answers) => readonly ConceptInstance[];
  /** The answers as they are stored: hidden ones left out, computed ones worked out anew, whatever the sender claims. */
  readonly stored: (formId: string, answers: Answers, context: FormContext) => Answers;
  /** Facts of earlier records, newest first, that the form's rules ask for. `age` in completed years on that record's day. */
  readonly previousFacts: (
    formId: string,
    earlier: readonly { readonly data: Answers; readonly age: number }[],
  ) => JsonObject;
};
