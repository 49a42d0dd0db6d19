import type { CallKind, CallParty, Presence } from '@gongwei/domain/call';
import type { Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** Somebody of the staff, and whether they can be called. */
export type Colleague = CallParty & { readonly presence: Presence };

/** A call that was, from one's own side. */
export type PastCall = {
  readonly callId: string;
  readonly kind: CallKind;
  readonly direction: 'placed' | 'received';
  /** `missed`: it rang here, or would have, and nobody answered. */
  readonly outcome: 'talked' | 'missed' | 'rejected' | 'no-answer' | 'cancelled' | 'busy';
  readonly others: readonly CallParty[];
  /** ISO 8601. */
  readonly startedAt: string;
  /** Of the talk. */
  readonly seconds: number;
  readonly seen: boolean;
  readonly note: string;
  readonly resident?: { readonly id: string; readonly name: string };
};

/** Who can be called, and who called. Rejects with a `Fault`. */
export interface Colleagues {
  /** Staff of the county by institution, those online first. `text`: name, initials or number; at most 200. */
  find(query: { readonly text: string; readonly onlineOnly: boolean }, asker?: Asker): Promise<readonly Colleague[]>;
  /** The failure is a sentence: nobody has this number. */
  byNumber(number: string): Promise<Result<Colleague, string>>;
  /** Newest first, at most 100. */
  pastCalls(): Promise<readonly PastCall[]>;
  /** Missed calls of before now are no longer new. */
  markSeen(): Promise<void>;
  /** Goes with the call into the resident's timeline; at most 500 characters. */
  note(callId: string, text: string): Promise<Result<void, string>>;
}
export const Colleagues = token<Colleagues>('Colleagues');
