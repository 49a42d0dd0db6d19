import type { CalendarDay, Json, JsonObject } from '../shared/index.ts';
import type { FieldDefinition, FormDefinition, Option } from './form-definition.ts';
import type { SeenAlive } from './life/seen-alive.ts';

/** What was answered, by field key. An empty answer is absent, never `null` or `''`. Tables hold an array of row objects. */
export type Answers = { readonly [key: string]: Json };

/** What a form may know beyond its own answers. All of it is data, so that a test can write it down. */
export type FormContext = {
  /** The server's day, not the PC's. */
  readonly today: CalendarDay;
  /** `sex` is `male` or `female`, `age` completed years on `today`, `known` the confirmed diseases (`hypertension`, …). */
  readonly resident?: {
    readonly id: string;
    readonly name?: string;
    readonly sex?: 'male' | 'female';
    readonly birthDate?: CalendarDay;
    readonly age?: number;
    readonly archiveNumber?: string;
    /** Of the file (dictionaries/archive-status): 1 is in care. */
    readonly status?: string;
    /** The day of the death as the file has it. */
    readonly diedOn?: CalendarDay;
    /** Told where the form tells of a death: stored sheets that show the person alive, newest first, and the day of the newest. */
    readonly seen?: readonly SeenAlive[];
    readonly lastSeenOn?: CalendarDay;
    readonly idNumber?: string;
    /** Why the file has no identity number (`NoNumberReason` of the residents); absent where it has one. */
    readonly noNumber?: string;
    readonly phone?: string;
    readonly address?: string;
    readonly known?: readonly string[];
    /** Of the mother whose file the resident's points at. */
    readonly motherName?: string;
    /** Of the husband or wife whose file the resident's points at. */
    readonly spouseName?: string;
  };
  readonly user?: {
    readonly id: string;
    readonly name: string;
    readonly institutionCode: string;
    /** Known where a form is about no resident; proposals may use it. */
    readonly institutionName?: string;
  };
  /** Facts of earlier records that a form's rules ask for, e.g. `previousUncontrolled`. */
  readonly previous?: JsonObject;
};

/** Where the value in a field came from. */
export type ValueOrigin =
  | 'empty'
  | 'entered'
  | 'default'
  /** Suggested by the form and followed until the user changes it. */
  | 'proposed'
  | 'computed'
  /** Taken over from the last record of the same form. */
  | 'carried'
  /** Flowed in from another sheet of the same day. */
  | 'concept'
  /** Filled by "normal findings". */
  | 'normal'
  /** Loaded from the stored record or draft. */
  | 'stored';

/** What is wrong with one answer, or missing. */
export type FieldIssue = {
  readonly field: string;
  /** Row index and column key when the trouble is inside a table. */
  readonly cell?: { readonly row: number; readonly column: string };
  /** `error` blocks saving, `warning` asks once, `missing` is a required answer that is not there yet (blocks saving, shown late). */
  readonly severity: 'error' | 'warning' | 'missing';
  readonly code: string;
  /** A sentence for the user, in Chinese, ending with 。or none as the specification writes it. */
  readonly message: string;
};

/** How a value stands to its reference range or to the codes that count as abnormal. */
export type ValueMark = 'high' | 'low' | 'abnormal';

/** Everything a widget needs to draw one field. The object's identity changes only when something in it changed. */
export type FieldState = {
  readonly key: string;
  readonly value: Json | undefined;
  readonly origin: ValueOrigin;
  readonly visible: boolean;
  readonly required: boolean;
  readonly issues: readonly FieldIssue[];
  readonly mark?: ValueMark;
  /** What the form suggests where it differs from the value. */
  readonly proposal?: Json;
};

/** Named rules a definition may call: pure, typed where they are written, registered by name with the form's module. */
export type RuleLibrary = { readonly [name: string]: (input: JsonObject) => Json | undefined };

/** The code tables a definition refers to, by name. */
export type DictionaryLibrary = { readonly [name: string]: readonly Option[] };

/** What a form's chunk exports: the definition and what it needs to run. */
export type FormModule = {
  readonly definition: FormDefinition;
  readonly rules?: RuleLibrary;
  readonly dictionaries?: DictionaryLibrary;
};

/** A definition checked and turned into a dependency graph, once; engines are cheap to open on it. */
export type CompiledForm = {
  readonly definition: FormDefinition;
  /** All leaf fields in the order of the form, groups flattened, dictionaries resolved into `options`. */
  readonly fields: readonly FieldDefinition[];
  field(key: string): FieldDefinition;
  /** Section id that holds the field. */
  sectionOf(key: string): string;
};

/** The keys whose `FieldState` or derivation changed, in form order. */
export type Changes = { readonly fields: readonly string[]; readonly derivations: readonly string[] };

/**
 * One record being filled, incremental: a change re-evaluates only what depends on it.
 * Opening a form of 400 fields and typing in it costs no more than the fields touched.
 */
export type FormEngine = {
  readonly form: CompiledForm;
  readonly context: FormContext;
  state(key: string): FieldState;
  derivation(key: string): Json | undefined;
  /** Sets or, with `undefined`, empties a field. Setting the field of a proposal ends its following until `follow`. */
  set(key: string, value: Json | undefined, origin?: ValueOrigin): Changes;
  /**
   * As `set`, for a key stroke: computed fields, conditions and checks follow at once, derivations and what follows from them
   * only with `catchUp`, or when the whole form is read. A draft (`allAnswers`, `origins`) does not need them.
   */
  enter(key: string, value: Json | undefined, origin?: ValueOrigin): Changes;
  /** Works out what `enter` left waiting and tells what came of it. */
  catchUp(): Changes;
  /** Several fields as one change: dependents are evaluated once. */
  setMany(values: { readonly [key: string]: Json | undefined }, origin?: ValueOrigin): Changes;
  /** Lets the field follow its proposal again; one that has none stays as it is. */
  follow(key: string): Changes;
  /** A day that began, a resident whose data changed. */
  setContext(context: FormContext): Changes;
  /** Answers to store: visible fields (and in tables visible cells) only, computed ones included, empty ones left out. */
  answers(): Answers;
  /** Everything entered, hidden fields too: what a draft keeps, so that nothing is lost by a condition. */
  allAnswers(): Answers;
  /** Origin by field, for those that are not `entered`; kept with drafts. */
  origins(): { readonly [key: string]: ValueOrigin };
  /** All troubles in form order. */
  issues(): readonly FieldIssue[];
};
