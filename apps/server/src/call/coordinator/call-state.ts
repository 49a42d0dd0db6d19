import { CALL_TIMEOUT, type CallKind, type CallMember, type CallNews, type CallParty } from '@gongwei/domain/call';
import type { SharedResident } from '@gongwei/domain/call';

/** Milliseconds behind the caller's own time after which the server takes an invitation back by itself: the caller does so, if they still can. */
const GUARD = 5_000;
/** Of a call that rings as long as usual. */
export const RING_GUARD = CALL_TIMEOUT + GUARD;
export const ringGuard = (milliseconds: number): number => milliseconds + GUARD;

/** How a call went for one of those in it. */
export type CallOutcome = 'talked' | 'missed' | 'rejected' | 'no-answer' | 'cancelled' | 'busy';

/** `ringing`: invited; `reconnecting`: the connection dropped, they are waited for; `out`: for good. */
export type Stage = 'ringing' | 'in' | 'reconnecting' | 'out';

export type Participant = {
  readonly party: CallParty;
  readonly stage: Stage;
  /** Who asked them in; the one who placed the call was asked by nobody. */
  readonly invitedBy?: string;
  /** Instants in milliseconds. */
  readonly invitedAt: number;
  readonly enteredAt?: number;
  readonly leftAt?: number;
  /** When the ring or the wait for somebody who reconnects is over. */
  readonly until?: number;
  /** The window they take part in; absent after a restart until they are back. */
  readonly window?: string;
  readonly outcome?: CallOutcome;
  readonly microphone: boolean;
  readonly camera: boolean;
};

export type Call = {
  readonly id: string;
  readonly countyCode: string;
  readonly kind: CallKind;
  readonly placedBy: string;
  readonly startedAt: number;
  /** Since two people are in. */
  readonly connectedAt?: number;
  readonly endedAt?: number;
  readonly residentId?: string;
  /** Shown for as long as the call lasts; never stored. */
  readonly resident?: SharedResident;
  readonly participants: readonly Participant[];
};

/** News for somebody, wherever they take part. `except`: not in this window. */
export type Mail = { readonly to: string; readonly news: CallNews; readonly except?: string };
/** What became of a call, and who is to be told. */
export type Step = { readonly call: Call; readonly mail: readonly Mail[] };

export const participantOf = (call: Call, userId: string): Participant | undefined =>
  call.participants.find(({ party }) => party.userId === userId);

export const isActive = ({ stage }: Participant): boolean => stage !== 'out';
export const isSeated = ({ stage }: Participant): boolean => stage === 'in' || stage === 'reconnecting';

/** Who is in besides somebody. */
export const othersIn = (call: Call, userId: string): readonly Participant[] =>
  call.participants.filter((one) => isSeated(one) && one.party.userId !== userId);

export const memberOf = ({ party, microphone, camera }: Participant): CallMember => ({ ...party, microphone, camera });

export const membersBesides = (call: Call, userId: string): readonly CallMember[] =>
  othersIn(call, userId).map(memberOf);

/** The same news for several. */
export const tellAll = (to: readonly Participant[], news: CallNews): readonly Mail[] =>
  to.map(({ party }) => ({ to: party.userId, news }));

type Change = { readonly [Key in keyof Participant]?: Participant[Key] | undefined };

/** The call with somebody changed; a member given as `undefined` is gone. */
export const withChange = (call: Call, userId: string, change: Change): Call => ({
  ...call,
  participants: call.participants.map((one) => {
    if (one.party.userId !== userId) return one;
    const next = Object.entries({ ...one, ...change }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(next) as Participant;
  }),
});

/** Somebody is out, with how it went for them. */
export const withOut = (call: Call, userId: string, outcome: CallOutcome, now: number): Call =>
  withChange(call, userId, { stage: 'out', outcome, leftAt: now, until: undefined, window: undefined });
