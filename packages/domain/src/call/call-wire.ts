import type { CallKind, CallParty, Invitation, Presence, SharedResident } from './call.ts';

/**
 * What client and server say to each other about calls, under the topic `call` of the realtime channel
 * (docs/http.md). The server is the authority on who is in a call; media goes its own way.
 */
export const CALL_TOPIC = 'call';

/** Asked of the server; each is answered by a `CallAnswer`. Repeated after a drop, it counts once. */
export type CallCommand =
  /** Takes part in calling: from now on this window can be called. A log-in of the user on another device kicks this one out. */
  | { readonly do: 'log-in'; readonly device: string }
  | { readonly do: 'log-out' }
  /** Places a call, or asks a further colleague into the one that runs. The client makes the id (UUID v7). */
  | {
      readonly do: 'invite';
      readonly callId: string;
      readonly to: readonly string[];
      readonly kind: CallKind;
      readonly resident?: SharedResident;
    }
  | { readonly do: 'accept'; readonly callId: string }
  | { readonly do: 'reject'; readonly callId: string; readonly busy: boolean }
  /** Takes invitations back that nobody has answered yet: by choice, or as `CALL_TIMEOUT` went by. */
  | { readonly do: 'cancel'; readonly callId: string; readonly because: 'cancelled' | 'no-answer' }
  | { readonly do: 'hang-up'; readonly callId: string }
  /** Back after a drop or a restart of the server: still in the call? */
  | { readonly do: 'rejoin'; readonly callId: string }
  /** Own microphone and camera, for the others to see. */
  | { readonly do: 'announce'; readonly callId: string; readonly microphone: boolean; readonly camera: boolean }
  /** A word of the media negotiation for one other participant. */
  | { readonly do: 'relay'; readonly callId: string; readonly to: string; readonly signal: unknown }
  /** Who is online of these people, now and as it changes; each call replaces the last list, [] ends it. */
  | { readonly do: 'watch'; readonly userIds: readonly string[] };

/** Somebody in a call. */
export type CallMember = CallParty & { readonly microphone: boolean; readonly camera: boolean };

/** The server’s answer to an act of a call; `message` is a Chinese sentence for the user. */
export type CallAnswer =
  | { readonly ok: true }
  /** To `invite`: those who are not online. They see a missed call later. Nobody online: the call is over. */
  | { readonly ok: true; readonly offline: readonly string[] }
  /** To `accept` and `rejoin`: who is in. */
  | { readonly ok: true; readonly members: readonly CallMember[] }
  | { readonly ok: false; readonly code: CallRefusal; readonly message: string };

/** Why the server does not do what was asked in a call. */
export type CallRefusal =
  /** The call is over, or one is not (any more) in it. */
  'gone' | 'full' | 'unknown-user' | 'self' | 'not-logged-in' | 'not-permitted' | 'invalid';

/** Told by the server, in order, each once. */
export type CallNews =
  | { readonly news: 'invited'; readonly invitation: Invitation }
  /** Another window of the same device answered or rejected: nothing rings here any more. */
  | { readonly news: 'answered-elsewhere'; readonly callId: string }
  | { readonly news: 'rejected'; readonly callId: string; readonly userId: string; readonly busy: boolean }
  /** The invitation was taken back. */
  | { readonly news: 'cancelled'; readonly callId: string; readonly because: 'cancelled' | 'no-answer' }
  | { readonly news: 'entered'; readonly callId: string; readonly member: CallMember }
  /** `lost`: the connection is gone and did not come back in time. */
  | { readonly news: 'left'; readonly callId: string; readonly userId: string; readonly because: 'hung-up' | 'lost' }
  /** The connection of a participant dropped; they are waited for. `back` when they return. */
  | { readonly news: 'reconnecting'; readonly callId: string; readonly userId: string; readonly back: boolean }
  /** Fewer than two remain. */
  | { readonly news: 'dissolved'; readonly callId: string }
  | {
      readonly news: 'announced';
      readonly callId: string;
      readonly userId: string;
      readonly microphone: boolean;
      readonly camera: boolean;
    }
  | { readonly news: 'relayed'; readonly callId: string; readonly from: string; readonly signal: unknown }
  | { readonly news: 'presence'; readonly userId: string; readonly presence: Presence }
  /** The user logged in to calling on another device. */
  | { readonly news: 'kicked-out' };
