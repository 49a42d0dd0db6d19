import type { CallContext } from './call-context.ts';
import { ENDED } from './call-messages.ts';
import { callSetup, type CallPage } from './call-setup.ts';

type Given = { readonly context: CallContext };

export const callIdOf = ({ context }: Given) => ({ callId: context.callId ?? '' });

/** The page on which a call of this kind is. */
const callPageOf = ({ context }: Given): { readonly page: CallPage } => ({
  page: context.kind === 'audio' ? 'audio-call' : 'video-call',
});

const roomOf = ({ context }: Given) => ({
  callId: context.callId ?? '',
  kind: context.kind ?? 'audio',
  camera: context.camera ?? context.kind === 'video',
});

export const openRoom = { type: 'openRoom', params: roomOf } as const;
export const goHome = { type: 'move', params: { page: 'video-home' } } as const;
export const goToCall = { type: 'move', params: callPageOf } as const;
export const sayEnded = { type: 'say', params: ENDED } as const;

export const hangUp = { type: 'sendHangUp', params: callIdOf } as const;
export const takeBack = {
  type: 'sendCancel',
  params: ({ context }: Given) => ({ callId: context.callId ?? '', because: 'cancelled' }) as const,
} as const;
export const giveUp = {
  type: 'sendCancel',
  params: ({ context }: Given) => ({ callId: context.callId ?? '', because: 'no-answer' }) as const,
} as const;
export const refuse = {
  type: 'sendReject',
  params: ({ context }: Given) => ({ callId: context.callId ?? '', busy: false }),
} as const;

/** Nobody rings any more: nobody is waited for. */
export const settleTimeout = callSetup.enqueueActions(({ context, enqueue }) => {
  if (context.invited.length === 0) enqueue('stopTimeout');
});

/** The other side ended it. */
export const over = { guard: 'isOurs', target: '#idle', actions: [sayEnded, goHome] } as const;

/** It cannot go on; why, is said for a moment. */
export const fail = {
  guard: 'isOurs',
  target: '#failing',
  actions: {
    type: 'keepFailure',
    params: ({ event }: { readonly event: { readonly message: string } }) => ({ text: event.message }),
  },
} as const;
