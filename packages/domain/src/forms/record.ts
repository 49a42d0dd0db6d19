import type { CalendarDay, ToldDay } from '../shared/index.ts';
import type { Answers, ValueOrigin } from './form-engine.ts';

/** A stored, filled form. `version` starts at 1 and grows by one with every save. Instants are ISO 8601 in UTC. */
export type RecordSnapshot = {
  /** UUIDv7 made by the client, so that a repeat of a save is the same save. */
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  /** Whom or what it is about; with the form's kind of subject it reads as a `RecordSubject`. */
  readonly subjectId: string;
  readonly institutionCode: string;
  /** Whole but for who may only look, who is told the month alone where the day is a birthday (`toldDay`). */
  readonly occurredOn: ToldDay;
  readonly stage?: string;
  readonly data: Answers;
  readonly origins?: { readonly [key: string]: ValueOrigin };
  readonly version: number;
  /** Taken out of its register: no list shows it, its history is kept. */
  readonly removed?: true;
  /** Like `updatedAt` the month alone for who may only look, where the instant would tell a birthday (`toldInstant`). */
  readonly createdAt: string;
  readonly createdBy: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
  readonly updatedByName: string;
  /** A reviewer sent the sheet back, and nobody saved it since. */
  readonly returned?: ReturnedSheet;
  /** A reviewer passed the sheet: until that is taken back it cannot be changed. */
  readonly passed?: PassedSheet;
};

/** A record as it is stored, with its day. */
export type StoredRecord = RecordSnapshot & { readonly occurredOn: CalendarDay };

/** Why a reviewer sent a sheet back, as a whole and field by field; whoever saves it hands it in again. */
export type ReturnedSheet = {
  readonly byName: string;
  readonly at: string;
  readonly note?: string;
  readonly fields: readonly { readonly field: string; readonly reason: string }[];
};

/** Who passed a sheet, and when. */
export type PassedSheet = { readonly byName: string; readonly at: string };

/** What a save sends. `baseVersion` is the version it was edited from, 0 for a new record. */
export type RecordSave = {
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly subjectId: string;
  readonly occurredOn: CalendarDay;
  readonly stage?: string;
  readonly data: Answers;
  readonly origins?: { readonly [key: string]: ValueOrigin };
  readonly baseVersion: number;
  /** Why a stored record is changed; shown in its history. */
  readonly reason?: string;
  /** Sentences of questions about a death and visits after it (`lifeQuestions`) that were read and hold all the same. */
  readonly confirmed?: readonly string[];
  /** Made once per press of the button (UUIDv7): the same save sent twice answers the same and counts once. */
  readonly saveId: string;
};

/** Takes a record out of its register, or (`removed: false`) puts it back. As safe to repeat as a save, and as a save refused when it is stale. */
export type RecordRemoval = {
  readonly id: string;
  readonly removed: boolean;
  readonly baseVersion: number;
  /** Why, for the history; a resident's sheet does not go without. */
  readonly reason?: string;
  readonly saveId: string;
};

/** Somebody saved in between: the version edited from and the one stored now. Nothing was written. */
export type RecordConflict = { readonly base: RecordSnapshot | undefined; readonly theirs: RecordSnapshot };

/** One line of a resident's timeline or of a record list; no answers but a few headline ones. */
export type RecordSummary = Omit<RecordSnapshot, 'data' | 'origins'> & {
  readonly title: string;
  /** Short facts worth seeing in a list, e.g. `血压 142/92 mmHg`, already worded. */
  readonly headline: readonly { readonly text: string; readonly mark?: 'high' | 'low' | 'abnormal' }[];
};

/** One saved version of a record; every one is kept. `savedAt` is an instant in UTC, ISO 8601, or a month (`toldInstant`). */
export type RecordVersion = {
  readonly version: number;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly savedByName: string;
  readonly reason?: string;
  /** This version took it out of its register. */
  readonly removed?: true;
  readonly data: Answers;
};
