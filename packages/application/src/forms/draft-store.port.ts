import type { Answers, ValueOrigin } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** Where a draft belongs. One of another user is never found; whether its resident may still be seen says the server when it is opened. */
export type DraftKey = {
  readonly userId: string;
  readonly subjectId: string;
  readonly formId: string;
  /** The stored record being changed, or the day a new one was begun. */
  readonly recordId?: string;
  readonly day: CalendarDay;
  /** The record a new one will be: two windows that begin the same form keep a draft each. Absent in drafts of before. */
  readonly begunAs?: string;
};

/** A sheet somebody has typed in and not saved, as this device keeps it. Versions are those it began from, instants ISO 8601. */
export type Draft = {
  readonly key: DraftKey;
  readonly recordId: string;
  /** Whose sheet it is, so that a list of drafts can say it; encrypted with the rest. */
  readonly subjectName?: string;
  readonly formVersion: number;
  readonly baseVersion: number;
  readonly answers: Answers;
  readonly origins: { readonly [key: string]: ValueOrigin };
  /** Fields the user has touched. */
  readonly touched: readonly string[];
  readonly savedAt: string;
  /** The save in flight when the browser closed, so that it is repeated as the same save. */
  readonly saveId?: string;
};

/** Unfinished forms on this device, unreadable without the user's key. */
export interface DraftStore {
  write(draft: Draft): Promise<void>;
  /**
   * Keeps it before it returns, for a page that may go any moment; `read` and `list` find it like any other. False where that
   * cannot be had (storage full or blocked): `write` remains. What a `write` that begins later has stored takes its place.
   */
  writeAtOnce(draft: Draft): boolean;
  read(key: DraftKey): Promise<Draft | undefined>;
  /** Drafts of a user, newest first. */
  list(userId: string): Promise<readonly Draft[]>;
  remove(key: DraftKey): Promise<void>;
}
export const DraftStore = token<DraftStore>('DraftStore');
