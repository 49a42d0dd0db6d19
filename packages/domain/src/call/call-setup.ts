import { assign, setup } from 'xstate';
import type { CallKind, CallParty, Invitation, SharedResident } from './call.ts';
import {
  admitted,
  admittedAll,
  announced,
  dropped,
  leftBy,
  NO_CALL,
  placed,
  received,
  withReconnecting,
  type CallContext,
} from './call-context.ts';
import type { CallEvent } from './call-events.ts';
import { callGuards } from './call-guards.ts';
import type { CallMessage } from './call-messages.ts';

type Call = { readonly callId: string };
/** A call that is begun: its id, who is called, audio or video, and the resident it is about. */
export type CallInvite = Call & {
  readonly to: readonly CallParty[];
  readonly kind: CallKind;
  readonly resident?: SharedResident | undefined;
};
/** Which room of media to enter, and whether the camera is on from the start. */
export type CallRoomWish = Call & { readonly kind: CallKind; readonly camera: boolean };
/** Pages of a call; `video-home` comes before and after one. */
export type CallPage = 'video-home' | 'audio-call' | 'video-call';

/** Asked for by the machine, done by whoever provides it. Stopping what does not run, or closing what is closed, does nothing. */
const effects = {
  ring: (_context: unknown, _params: { readonly invitation: Invitation }) => {},
  stopRinging: () => {},
  sendInvite: (_context: unknown, _params: CallInvite) => {},
  sendAccept: (_context: unknown, _params: Call) => {},
  sendReject: (_context: unknown, _params: Call & { readonly busy: boolean }) => {},
  sendCancel: (_context: unknown, _params: Call & { readonly because: 'cancelled' | 'no-answer' }) => {},
  sendHangUp: (_context: unknown, _params: Call) => {},
  openRoom: (_context: unknown, _params: CallRoomWish) => {},
  closeRoom: () => {},
  /** The talk begins: somebody else is in. */
  startTalk: () => {},
  endTalk: () => {},
  /** `CALL_TIMEOUT`, anew where it runs already. */
  startTimeout: () => {},
  stopTimeout: () => {},
  /** `FAILED_CALL_PAUSE`. */
  startPause: () => {},
  stopPause: () => {},
  say: (_context: unknown, _params: CallMessage) => {},
  move: (_context: unknown, _params: { readonly page: CallPage }) => {},
};

/** Keeps what an event says, as `work` reads it out of an event of its kind. */
const taken = <Type extends CallEvent['type']>(
  type: Type,
  work: (context: CallContext, event: Extract<CallEvent, { type: Type }>) => Partial<CallContext>,
) =>
  assign<CallContext, CallEvent, undefined, CallEvent, never>(({ context, event }) =>
    event.type === type ? work(context, event as Extract<CallEvent, { type: Type }>) : {},
  );

/** The parts of the call machine: what it knows, asks for and decides by. */
export const callSetup = setup({
  types: { context: {} as CallContext, events: {} as CallEvent, tags: {} as 'in-call' },
  actions: {
    ...effects,
    place: taken('PLACE', (_, event) => placed(event)),
    receive: taken('INVITED', (_, event) => received(event)),
    answer: taken('ACCEPT', (_, { at, camera }) => ({ isAccepted: true, acceptedAt: at, camera })),
    admit: taken('ENTERED', admitted),
    admitAll: taken('MEMBERS', admittedAll),
    takeLeave: taken('LEFT', leftBy),
    markReconnecting: taken('RECONNECTING', withReconnecting),
    announce: taken('ANNOUNCED', announced),
    ask: taken('INVITE', ({ invited }, { to }) => ({ invited: [...invited, to] })),
    dropInvited: assign(({ context, event }) => dropped(context, event)),
    forgetInvited: assign({ invited: [] }),
    useBy: taken('USED_BY', (_, { self }) => ({ self })),
    keepFailure: assign((_, { text }: { readonly text: string }) => ({ failure: text })),
    forgetCall: assign(NO_CALL),
  },
  guards: callGuards,
});
