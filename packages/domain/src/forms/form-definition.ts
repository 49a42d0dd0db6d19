import type { Json, SensitiveKind } from '../shared/index.ts';

/**
 * A formula kept as text in the small language of `docs/form-language.md`: three-valued logic, decimal arithmetic,
 * unknown in, unknown out. Names are field keys, `today`, `resident.*`, `previous.*` or a derivation (`findings.slots`).
 */
export type Formula = string;

/**
 * When a field or section is asked. `in` holds codes; booleans for boolean fields; for `multi`: any chosen code is in the list.
 * `above` compares a number with an exclusive bound.
 */
export type Condition =
  | { readonly field: string; readonly in: readonly (string | boolean)[] }
  | { readonly field: string; readonly above: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** Who is asked. Ages in completed years, both inclusive. */
export type Applicability = {
  readonly sex?: 'male' | 'female';
  readonly minAge?: number;
  readonly maxAge?: number;
};

/** The range within which a value counts as normal; the first one that applies to the person is used. Both ends inclusive. */
export type ReferenceRange = Applicability & {
  readonly low?: number;
  readonly high?: number;
  readonly note?: string;
};

/** A code of the official sheet and its words. `code` is what is stored and printed in the box. */
export type Option = { readonly code: string; readonly label: string };

/** How a field is laid out on the official sheet. Absent: the sheet's default for its type. */
export type PaperHint = {
  /** Without a place on the sheet (an extension of the product): an answer to it follows below the sheet as 附记, an empty one leaves no trace. */
  readonly hidden?: boolean;
  /** Number of code boxes the official sheet prints for a choice. */
  readonly boxes?: number;
  /** The label as printed, where it differs from the screen's. */
  readonly label?: string;
};

type FieldCommon = {
  /** camelCase, unique within the form. */
  readonly key: string;
  readonly label: string;
  /**
   * For formulas, sheets and platforms only: among no questions of the screen. A computed one, which nobody could fill, or a table that a part
   * beside the questions fills.
   */
  readonly internal?: true;
  /** The standard says it must be filled. A formula decides at run time: `healthEvaluation == '2'`. */
  readonly required?: boolean | Formula;
  /** The standard marks it with *: not free of charge for everybody. */
  readonly optionalExam?: boolean;
  readonly visibleWhen?: Condition;
  readonly appliesTo?: Applicability;
  /** The clinical concept the value is an instance of, e.g. `systolic-blood-pressure`; see `@gongwei/domain/clinical`. */
  readonly concept?: string;
  /** The last record's value may be offered (and taken over by one key). */
  readonly carryForward?: boolean;
  /** A value suggested while the user has not entered one; it follows its inputs until the user changes the field. */
  readonly proposed?: Formula;
  /** What one key enters for "nothing found": a normal finding. */
  readonly normalFinding?: Json;
  readonly default?: Json;
  /** Personal data: numbers are masked until they are revealed, everything for who may only look. */
  readonly sensitive?: SensitiveKind;
  readonly paper?: PaperHint;
  readonly note?: string;
};

type NumberFacts = {
  /** As printed: `mmHg` `cm` `mmol/L` `次/分钟`. */
  readonly unit?: string;
  /** Plausible range, inclusive: outside is an error that blocks. */
  readonly min?: number;
  readonly max?: number;
  /** Decimals kept. `integer` fields have 0. */
  readonly precision?: number;
  /** Reference ranges: outside is marked high or low, never blocked. */
  readonly normal?: readonly ReferenceRange[];
  /** Unusual but possible: outside asks for confirmation. */
  readonly usual?: readonly [low: number, high: number];
  /** Eyesight in this notation; the other one may be typed and is shown beside it (GB 11533). */
  readonly eyesight?: 'five-point' | 'decimal';
};

type ChoiceFacts = {
  readonly options?: readonly Option[];
  /** Name of a shared code table instead of `options`; resolved when the form is compiled. */
  readonly dictionary?: string;
  /** Rows of a resource instead of options (institutions, users, …). */
  readonly optionsFrom?: string;
  /** The code that opens the free-text companion `otherKey`. */
  readonly otherCode?: string;
  readonly otherKey?: string;
  /** Codes that mark a finding as abnormal on screen. */
  readonly abnormal?: readonly string[];
};

/** One field of a form: its key, its words, its type, and what an answer must be to be taken. */
export type FieldDefinition = FieldCommon &
  (
    | ({
        readonly type: 'text' | 'longText';
        readonly maxLength?: number;
        readonly pattern?: string;
        /** A file the server keeps, chosen instead of typed; the answer is its address. */
        readonly upload?: 'package';
      } & Pick<NumberFacts, 'unit'>)
    | ({ readonly type: 'integer' | 'decimal' } & NumberFacts)
    /** `max: 'today'` refuses days after the context's today; explicit days are `YYYY-MM-DD`. */
    | { readonly type: 'date' | 'dateTime'; readonly min?: string; readonly max?: string }
    | ({ readonly type: 'single' } & ChoiceFacts)
    /** `exclusive`: codes that exclude all others. `exclusiveGroups`: of each group at most one code. */
    | ({
        readonly type: 'multi';
        readonly exclusive?: readonly string[];
        readonly exclusiveGroups?: readonly (readonly string[])[];
      } & ChoiceFacts)
    | { readonly type: 'boolean' }
    | ({ readonly type: 'computed'; readonly computed: Formula } & Omit<NumberFacts, 'min' | 'max' | 'usual'> &
        Pick<ChoiceFacts, 'options' | 'dictionary'>)
    | {
        readonly type: 'table';
        readonly columns: readonly FieldDefinition[];
        readonly minRows?: number;
        readonly maxRows?: number;
      }
    /** Fields printed together; their keys live in the form's own namespace. */
    | { readonly type: 'group'; readonly fields: readonly FieldDefinition[] }
    | { readonly type: 'region' | 'image' | 'signature' | 'resident' | 'user' | 'institution' }
  );

/** What kind of answer a field takes. */
export type FieldType = FieldDefinition['type'];

/** Fields that stand together on the sheet and on the screen, under one title. */
export type SectionDefinition = {
  readonly id: string;
  readonly title: string;
  /** The product's page (route name) that shows this section alone, e.g. `symptom`. */
  readonly page?: string;
  readonly note?: string;
  readonly fields: readonly FieldDefinition[];
};

/**
 * A value worked out from many answers at once by a named rule of the form's `RuleLibrary`; not a field, not stored.
 * Its parts are read in formulas as `key.part`.
 */
export type Derivation = {
  readonly key: string;
  readonly rule: string;
  /** Field keys, context paths or earlier derivations, handed to the rule under the last part of their names: `resident.sex` as `sex`. */
  readonly inputs: readonly string[];
};

/** A check between fields. `when` true means trouble: an error blocks, a warning asks. */
export type CrossCheck = {
  readonly id: string;
  readonly when: Formula;
  readonly severity: 'error' | 'warning';
  /** A warning that doubts no answer: what the person needs now, or what was done too late to be put right in the sheet. */
  readonly advice?: true;
  readonly message: string;
  /** The fields the sentence is shown at; the first is where the error list jumps to. */
  readonly fields: readonly string[];
};

/** A form as data: its sections, derivations and checks. `compileForm` makes it run; docs/form-language.md tells of each key. */
export type FormDefinition = {
  readonly id: string;
  /** Raised when a field is removed, renamed or changes its codes. Records keep the version they were filled with. */
  readonly version: number;
  readonly title: string;
  readonly module: string;
  readonly routes: readonly string[];
  readonly subject:
    | 'resident'
    | 'pregnancy'
    | 'couple'
    | 'child'
    | 'sample'
    | 'institution'
    | 'user'
    | 'device'
    | 'none';
  readonly occurs: 'one' | 'yearly' | 'many' | 'stage';
  /** At most one a day: a second one of the same day is the first one typed again, and refused. */
  readonly oncePerDay?: true;
  /** Key of the date field that says on which day the recorded thing happened. */
  readonly occurredOn?: string;
  /** Key of the day (or instant) on which the sheet says that the person died. */
  readonly diesOn?: string;
  /** Key of the choice that says which stage a sheet is of, where there is one sheet for each: `stageMonth`. */
  readonly stagedBy?: string;
  /** Stages of which there may be several: visits between and beyond the numbered ones. */
  readonly repeatedStages?: readonly string[];
  /** Days within which records are of one course; a stage comes again in the next one (another pregnancy). */
  readonly course?: number;
  /** Of a card that is there once a course: what holds when the course is over, so that the next card may be begun within its days. */
  readonly courseOver?: Condition;
  /** Of a sheet that is there once a course: the form of the card each course begins with. With a new card the sheet is begun anew. */
  readonly courseCard?: string;
  /** The standard the content comes from. */
  readonly source: string;
  /** What the content was checked against; `recall` alone means nobody has checked it. */
  readonly verified: readonly string[];
  readonly stages?: readonly Option[];
  readonly sections: readonly SectionDefinition[];
  readonly derivations?: readonly Derivation[];
  readonly checks?: readonly CrossCheck[];
};

/** Keeps the literal types and checks the shape. The result is plain data. */
export const defineForm = <const Form extends FormDefinition>(form: Form): Form => form;
