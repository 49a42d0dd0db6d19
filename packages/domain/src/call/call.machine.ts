import { connected, failing } from './call-connected.states.ts';
import { NO_CALL } from './call-context.ts';
import { KICKED_OUT } from './call-messages.ts';
import { outgoing } from './call-placed.states.ts';
import { answering, ringing } from './call-received.states.ts';
import { callSetup } from './call-setup.ts';
import { fail, goHome, sayEnded } from './call-steps.ts';

/**
 * A call as one window sees it (specification, section 4): idle, calling or connected, and for a moment failing. The
 * server says who is in; the machine names what to do and does nothing itself.
 *
 * Whatever happened before: in `idle` nothing runs, and while it is not idle every foreign invitation is answered as busy.
 */
export const callMachine = callSetup.createMachine({
  id: 'call',
  context: { ...NO_CALL, self: '' },
  initial: 'idle',
  states: {
    idle: {
      id: 'idle',
      entry: ['closeRoom', 'stopTimeout', 'forgetCall'],
      on: {
        PLACE: { guard: 'mayPlace', target: 'calling.outgoing', actions: 'place' },
        INVITED: [{ guard: 'isFromSelf' }, { guard: 'isCallEnd' }, { target: 'calling.ringing', actions: 'receive' }],
      },
    },
    calling: {
      tags: 'in-call',
      initial: 'outgoing',
      states: { outgoing, ringing, answering },
      on: { FAILED: fail },
    },
    connected,
    failing,
  },
  on: {
    USED_BY: { actions: 'useBy' },
    KICKED_OUT: { target: '.idle', actions: [{ type: 'say', params: KICKED_OUT }, goHome] },
    INVITED: [
      { guard: 'isFromSelf' },
      { guard: 'endsOurs', target: '.idle', actions: [sayEnded, goHome] },
      { guard: 'isCallEnd' },
      // Told again after a drop of the line: it is the very call that rings or runs.
      { guard: 'isOurs' },
      {
        actions: {
          type: 'sendReject',
          params: ({ event }) => ({ callId: event.invitation.callId, busy: true }),
        },
      },
    ],
  },
});
