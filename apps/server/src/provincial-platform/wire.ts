import type { JsonObject } from '@gongwei/domain/shared';

/**
 * A record as counties send it. `key`: of this record with these contents; `platformId`: what is updated; `source`: the sender's own number;
 * `sentAt`: later with each message of that number, so that one the line held back is known as the older one.
 */
export type SentRecord = {
  readonly key: string;
  readonly source: string;
  readonly sentAt: string;
  readonly platformId?: string;
  /** The institution that did the work. */
  readonly institution: string;
  readonly recordType: string;
  readonly sheet: string;
  readonly day: string;
  readonly person: {
    readonly name: string;
    readonly idNumber: string;
    readonly sex: string;
    readonly birthDate: string;
  };
  readonly fields: JsonObject;
};

/** `field`: the one that is wrong, where one is. */
export type RecordRefusal = {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
};
export type RecordAnswer = { readonly ok: true; readonly id: string } | RecordRefusal;

/** A record that is to go. `sentAt` as of a record: what was sent before it and comes later brings nothing back. */
export type RecordDeletion = {
  readonly id: string;
  readonly source: string;
  readonly sentAt: string;
  readonly reasonCode: string;
  readonly reason: string;
};

/** What tells a record apart on both sides. */
export type RecordKey = { readonly idNumber: string; readonly sheet: string; readonly day: string };
export type HeldRecord = RecordKey & {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
  readonly fields: JsonObject;
};
/** In the order asked; `null`: there is none. */
export type AskAnswer = { readonly ok: true; readonly records: readonly (HeldRecord | null)[] } | RecordRefusal;
/** Of an institution and all below it, days included. `after`: the number of the last one seen. */
export type ListQuestion = {
  readonly institution: string;
  readonly sheets: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly after?: string;
};
export type ListAnswer =
  | { readonly ok: true; readonly records: readonly HeldRecord[]; readonly more: boolean }
  | RecordRefusal;
/** 1 fits, 2 wrong, 4 locked. */
export type AccountAnswer = { readonly state: '1' | '2' | '4'; readonly message: string };

/** Records in one question, and in one answer to a list. */
export const MOST_AT_ONCE = 500;
/** The one password the provincial platform of this project takes, whatever the name. */
export const PLATFORM_PASSWORD = 'Platform@2026';
