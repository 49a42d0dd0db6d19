import type {
  Answers,
  CompiledForm,
  FieldIssue,
  FieldState,
  FormContext,
  RecordConflict,
  RecordSnapshot,
  SubjectKind,
  ValueOrigin,
} from '@gongwei/domain/forms';
import type { ConceptValue } from '@gongwei/domain/resident';
import type { Fault, Json, ToldDay } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { DraftKey } from './draft-store.port.ts';
import type { Meters } from '../prevention/meters.port.ts';

/** How a sheet stands between typing and the server. Instants are ISO 8601. */
export type FormStatus = {
  readonly step: 'clean' | 'dirty' | 'saving' | 'saved' | 'conflict' | 'failed';
  /** Instant of the last draft kept on this device. */
  readonly draftSavedAt?: string;
  /** A draft could not be kept (storage full or blocked): typing goes on, saving works, the user is told. */
  readonly draftTrouble?: string;
  readonly record?: RecordSnapshot;
  readonly conflict?: ConflictView;
  readonly fault?: Fault;
  /** Instant at which a save that did not get through is repeated by itself; typing or another save takes its place. */
  readonly retryAt?: string;
};

/** A save that met somebody else's. `fields` are those both sides changed differently; others were merged silently. */
export type ConflictView = RecordConflict & {
  readonly mine: Answers;
  readonly fields: readonly {
    readonly key: string;
    readonly label: string;
    readonly base?: Json;
    readonly mine?: Json;
    readonly theirs?: Json;
  }[];
};

/** A draft found when the form was opened; used unless the user declines. */
export type DraftOffer = {
  readonly savedAt: string;
  readonly changedFields: number;
  /** How many more were begun for this resident and form, in other windows or on other days; each is offered in its turn. */
  readonly others?: number;
};

/** An answer of an older form version that this one has no field for; kept in the draft, left behind by a save after a question. */
export type UnmatchedAnswer = {
  readonly key: string;
  readonly value: Json;
  readonly words: string;
  readonly label?: string;
};

/** Chapter by chapter, how many of the questions that are asked now are answered, missing or wrong. */
export type FormProgress = {
  readonly sectionId: string;
  /** Whether anything of it is on the sheet now: a question or a computed value. */
  readonly shown: boolean;
  readonly answered: number;
  readonly asked: number;
  readonly missing: number;
  readonly errors: number;
}[];

/** What became of a save. */
export type SaveAnswer =
  | { readonly ok: true; readonly record: RecordSnapshot }
  | {
      readonly ok: false;
      readonly because: 'issues';
      readonly firstField: string;
      readonly issues: readonly FieldIssue[];
    }
  | { readonly ok: false; readonly because: 'warnings'; readonly issues: readonly FieldIssue[] }
  | { readonly ok: false; readonly because: 'conflict' }
  /** `firstField`: the server refused its answer. */
  | { readonly ok: false; readonly because: 'fault'; readonly firstField?: string };

/**
 * Where a sheet is written: `here`, or `elsewhere`, in another window of this browser that had it first. One that another window asks
 * for is `leaving` until everything typed is kept, then `taken`. One that is asked for is `coming`; once it is `back` it is opened anew.
 */
export type SheetPlace = 'here' | 'elsewhere' | 'leaving' | 'taken' | 'coming' | 'back';

/** One record being edited. Every key stroke goes through `change` and wakes only what depends on the field. */
export interface FormSession {
  readonly form: CompiledForm;
  /** `today` moves on at midnight. */
  readonly context: FormContext;
  readonly recordId: string;
  /** Meters beside this PC whose readings a sheet may take, where its browser speaks with any. */
  readonly meters?: Meters | undefined;
  readonly status$: Behavior<FormStatus>;
  /** Only `here` it can be changed and saved. */
  readonly place$: Behavior<SheetPlace>;
  readonly issues$: Behavior<readonly FieldIssue[]>;
  readonly progress$: Behavior<FormProgress>;
  readonly draftOffer$: Behavior<DraftOffer | undefined>;
  readonly unmatched$: Behavior<readonly UnmatchedAnswer[]>;
  field$(key: string): Behavior<FieldState>;
  derivation$(key: string): Behavior<Json | undefined>;
  /** The value of the last record of this form, and the last value of the field's concept. */
  previous(key: string): { readonly value: Json; readonly on: ToldDay; readonly from: string } | undefined;
  conceptValue(key: string): ConceptValue | undefined;
  /** Whether another sheet of the resident has a value of the concept. */
  knowsConcept(concept: string): boolean;
  change(key: string, value: Json | undefined, origin?: ValueOrigin): void;
  acceptPrevious(key: string): boolean;
  /** Enters the normal finding of every empty visible field of a section; returns how many. */
  fillNormal(sectionId: string): number;
  /** Takes over last time's value in every empty visible field of a section that carries forward; returns how many. */
  carryForward(sectionId: string): number;
  follow(key: string): void;
  /**
   * Works out now what the last keys left for the pause, before somebody goes on to another field: which one that is, and what
   * stands there, may follow from it.
   */
  catchUp(): void;
  /**
   * `{ ok: false }` where errors or missing answers stop it; those are in `issues$`, `firstField` is where to jump. A warning of code
   * `unmatched` names an answer of an older version that would be left behind; its `field` need not be one of this form.
   */
  save(options?: { readonly reason?: string; readonly acceptWarnings?: boolean }): Promise<SaveAnswer>;
  /** A save that waits for its repetition is sent now, since the line is back; nothing where none waits. */
  repeatNow(): void;
  /** Settles a conflict field by field and saves anew; the answer is that of the save, which may ask about what came together. */
  resolve(choices: { readonly [key: string]: 'mine' | 'theirs' }): Promise<SaveAnswer>;
  /** Brings the sheet into this window; the one that has it keeps everything typed there first. */
  takeOver(): Promise<void>;
  acceptDraft(): void;
  declineDraft(): Promise<void>;
  /** Writes the pending draft now (leaving the page). */
  flush(): Promise<void>;
  /** The whole page may go any moment: what is pending is kept before this returns; the promise is that of `flush`. */
  keepAtOnce(): Promise<void>;
  dispose(): void;
}

/** Which sheet is to be opened. */
export type OpenForm = {
  readonly formId: string;
  /** Whom or what it is about: a resident, the user themselves, or the institution whose register it is; a stored entry of a register says so itself. */
  readonly subjectId: string;
  /** Open a stored record; absent: a new one. */
  readonly recordId?: string;
  /** What is known of a new sheet from where it was opened, e.g. its stage. A draft that answers otherwise is another sheet's. */
  readonly given?: Answers;
  /** The sheet a new one goes on with, if it is kept or stored since: the one another window had. */
  readonly sheet?: string;
};

/** A draft as a list shows it. */
export type KeptDraft = {
  readonly key: DraftKey;
  readonly formId: string;
  readonly title: string;
  readonly subjectId: string;
  /** What the form is about. */
  readonly subject: SubjectKind;
  readonly subjectName?: string;
  /** Absent: one of a new record. */
  readonly recordId?: string;
  readonly savedAt: string;
};

/** Opens forms: loads definition, record, resident, last values and draft, and makes the session. */
export interface FormSessions {
  open(what: OpenForm): Promise<FormSession>;
  /** Drafts of the user on this device, newest first. */
  drafts(): Promise<readonly KeptDraft[]>;
  /** Throws a draft away for good, also one whose record or resident cannot be opened any more. Rejects where the storage will not. */
  discard(draft: KeptDraft): Promise<void>;
}
export const FormSessions = token<FormSessions>('FormSessions');
