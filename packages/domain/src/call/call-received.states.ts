import { CANCELLED, NOT_ANSWERED } from './call-messages.ts';
import { callSetup } from './call-setup.ts';
import { callIdOf, goHome, goToCall, hangUp, openRoom, over, refuse, sayEnded } from './call-steps.ts';
import type { Invitation } from './call.ts';

const silenced = { guard: 'isOurs', target: '#idle', actions: [sayEnded] } as const;

/** It rings here. Whoever does not take it stays on their page. */
export const ringing = callSetup.createStateConfig({
  entry: [
    'startTimeout',
    { type: 'ring', params: ({ context }) => ({ invitation: context.invitation as Invitation }) },
  ],
  exit: ['stopRinging', 'stopTimeout'],
  on: {
    ACCEPT: { guard: 'isFirstClick', target: 'answering', actions: 'answer' },
    REJECT: { target: '#idle', actions: refuse },
    HANG_UP: { target: '#idle', actions: refuse },
    LOG_OUT: '#idle',
    ANSWERED_ELSEWHERE: { guard: 'isOurs', target: '#idle' },
    CANCELLED: [
      {
        guard: 'isGivenUp',
        target: '#idle',
        actions: { type: 'say', params: NOT_ANSWERED },
      },
      { guard: 'isOurs', target: '#idle', actions: { type: 'say', params: CANCELLED } },
    ],
    TIME_OUT: { target: '#idle', actions: { type: 'say', params: NOT_ANSWERED } },
    DISSOLVED: silenced,
    GONE: silenced,
  },
});

/** Taken, and not yet told who is in. */
export const answering = callSetup.createStateConfig({
  entry: [{ type: 'sendAccept', params: callIdOf }, openRoom, goHome, goToCall],
  on: {
    ENTERED: { guard: 'isSomebodyIn', target: '#connected', actions: 'admit' },
    MEMBERS: [{ guard: 'isSomebodyIn', target: '#connected', actions: 'admitAll' }, over],
    CANCELLED: { guard: 'isOurs', target: '#idle', actions: [{ type: 'say', params: CANCELLED }, goHome] },
    ANSWERED_ELSEWHERE: { guard: 'isOurs', target: '#idle', actions: goHome },
    HANG_UP: { target: '#idle', actions: [hangUp, goHome] },
    LOG_OUT: { target: '#idle', actions: [hangUp, goHome] },
    DISSOLVED: over,
    GONE: over,
  },
});
