import { absence, refusal } from './call-context.ts';
import { noAnswerOf } from './call-messages.ts';
import { callSetup } from './call-setup.ts';
import {
  callIdOf,
  fail,
  giveUp,
  goHome,
  goToCall,
  hangUp,
  openRoom,
  over,
  settleTimeout,
  takeBack,
} from './call-steps.ts';

const enter = [settleTimeout, openRoom] as const;
/** Somebody may be answering in this very moment: what can no longer be taken back is hung up. */
const takeBackAndLeave = [takeBack, hangUp, goHome] as const;

/** Placed here: it rings on the other side. */
export const outgoing = callSetup.createStateConfig({
  entry: [
    'startTimeout',
    {
      type: 'sendInvite',
      params: ({ context }) => ({
        ...callIdOf({ context }),
        to: context.invited,
        kind: context.kind ?? 'audio',
        resident: context.resident,
      }),
    },
    goToCall,
  ],
  on: {
    ENTERED: { guard: 'isSomebodyIn', target: '#connected', actions: ['admit', ...enter] },
    MEMBERS: { guard: 'isSomebodyIn', target: '#connected', actions: ['admitAll', ...enter] },
    INVITE_ANSWERED: [
      {
        guard: 'isOfLastInvited',
        target: '#failing',
        actions: { type: 'keepFailure', params: ({ context, event }) => absence(context, event) },
      },
      {
        guard: 'isOfInvited',
        actions: [{ type: 'say', params: ({ context, event }) => absence(context, event) }, 'dropInvited'],
      },
    ],
    INVITE_FAILED: fail,
    REJECTED: [
      {
        guard: 'isOfLastInvited',
        target: '#idle',
        actions: [{ type: 'say', params: ({ context, event }) => refusal(context, event) }, goHome],
      },
      {
        guard: 'isOfInvited',
        actions: [{ type: 'say', params: ({ context, event }) => refusal(context, event) }, 'dropInvited'],
      },
    ],
    TIME_OUT: {
      target: '#idle',
      actions: [giveUp, hangUp, { type: 'say', params: ({ context }) => noAnswerOf(context.invited) }, goHome],
    },
    HANG_UP: { target: '#idle', actions: takeBackAndLeave },
    LOG_OUT: { target: '#idle', actions: takeBackAndLeave },
    DISSOLVED: over,
    GONE: over,
  },
});
