import type { CallKind, CallParty, Invitation, SharedResident } from './call.ts';
import type { CallMember, CallNews } from './call-wire.ts';

/** What the user does. */
type CallAct =
  | {
      readonly type: 'PLACE';
      /** Made by the client. */
      readonly callId: string;
      /** One or two colleagues. */
      readonly to: readonly CallParty[];
      readonly kind: CallKind;
      readonly resident?: SharedResident | undefined;
    }
  /** Asks a third into the call that runs. */
  | { readonly type: 'INVITE'; readonly to: CallParty }
  /** `at`: milliseconds since 1970, for the debounce. `camera: false` answers a video call by voice. */
  | { readonly type: 'ACCEPT'; readonly at: number; readonly camera?: boolean | undefined }
  | { readonly type: 'REJECT' }
  | { readonly type: 'HANG_UP' }
  /** The page of voice calls was left. */
  | { readonly type: 'LEFT_AUDIO_PAGE' }
  /** Out of calling, by log-out or lock: what runs is hung up; what rings is neither answered nor refused, and is missed. */
  | { readonly type: 'LOG_OUT' };

/** What the server told: see `CallNews`. */
type CallTold =
  | { readonly type: 'INVITED'; readonly invitation: Invitation }
  | { readonly type: 'ANSWERED_ELSEWHERE'; readonly callId: string }
  | { readonly type: 'REJECTED'; readonly callId: string; readonly userId: string; readonly busy: boolean }
  | { readonly type: 'CANCELLED'; readonly callId: string; readonly because: 'cancelled' | 'no-answer' }
  | { readonly type: 'ENTERED'; readonly callId: string; readonly member: CallMember }
  | { readonly type: 'LEFT'; readonly callId: string; readonly userId: string }
  | { readonly type: 'RECONNECTING'; readonly callId: string; readonly userId: string; readonly back: boolean }
  | { readonly type: 'DISSOLVED'; readonly callId: string }
  | {
      readonly type: 'ANNOUNCED';
      readonly callId: string;
      readonly userId: string;
      readonly microphone: boolean;
      readonly camera: boolean;
    }
  | { readonly type: 'KICKED_OUT' };

/** What the server answered, or that it could not be asked. */
type CallAnswered =
  /** `offline`: those of them who are not there and will find a missed call. */
  | {
      readonly type: 'INVITE_ANSWERED';
      readonly callId: string;
      readonly offline: readonly string[];
    }
  /** None of them is called. `message`: a sentence for staff. */
  | {
      readonly type: 'INVITE_FAILED';
      readonly callId: string;
      readonly to: readonly string[];
      readonly message: string;
    }
  /** Who is in, besides oneself: the answer to `accept` and `rejoin`. */
  | { readonly type: 'MEMBERS'; readonly callId: string; readonly members: readonly CallMember[] }
  /** The call is over, says the answer to `accept` or `rejoin`. */
  | { readonly type: 'GONE'; readonly callId: string }
  /** The call cannot go on: no answer to `accept`, or no room for its media. */
  | { readonly type: 'FAILED'; readonly callId: string; readonly message: string };

/** What `callMachine` is told: acts of the user, news and answers of the server, times that went by. */
export type CallEvent =
  | CallAct
  | CallTold
  | CallAnswered
  /** `CALL_TIMEOUT` went by since the last invitation. */
  | { readonly type: 'TIME_OUT' }
  /** `FAILED_CALL_PAUSE` went by. */
  | { readonly type: 'PAUSE_OVER' }
  /** Who uses this window now. */
  | { readonly type: 'USED_BY'; readonly self: string };

/** News as an event; `undefined` for what changes nothing about the call itself. */
export function eventOf(news: CallNews): CallEvent | undefined {
  switch (news.news) {
    case 'invited':
      return { type: 'INVITED', invitation: news.invitation };
    case 'answered-elsewhere':
      return { type: 'ANSWERED_ELSEWHERE', callId: news.callId };
    case 'rejected':
      return { type: 'REJECTED', callId: news.callId, userId: news.userId, busy: news.busy };
    case 'cancelled':
      return { type: 'CANCELLED', callId: news.callId, because: news.because };
    case 'entered':
      return { type: 'ENTERED', callId: news.callId, member: news.member };
    case 'left':
      return { type: 'LEFT', callId: news.callId, userId: news.userId };
    case 'reconnecting':
      return { type: 'RECONNECTING', callId: news.callId, userId: news.userId, back: news.back };
    case 'dissolved':
      return { type: 'DISSOLVED', callId: news.callId };
    case 'announced': {
      const { callId, userId, microphone, camera } = news;
      return { type: 'ANNOUNCED', callId, userId, microphone, camera };
    }
    case 'kicked-out':
      return { type: 'KICKED_OUT' };
    case 'relayed':
    case 'presence':
      return undefined;
  }
}
