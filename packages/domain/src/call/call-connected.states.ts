import { absence, refusal } from './call-context.ts';
import { failure, noAnswerOf } from './call-messages.ts';
import { callSetup } from './call-setup.ts';
import { callIdOf, fail, giveUp, goHome, hangUp, over, sayEnded, settleTimeout, takeBack } from './call-steps.ts';

const leave = [
  { guard: 'isAnybodyInvited', target: '#idle', actions: [takeBack, hangUp, goHome] },
  { target: '#idle', actions: [hangUp, goHome] },
] as const;

/** Somebody else is in. A third only comes into what runs: no second room, no new beginning. */
export const connected = callSetup.createStateConfig({
  id: 'connected',
  tags: 'in-call',
  entry: 'startTalk',
  exit: 'endTalk',
  on: {
    ENTERED: { guard: 'isSomebodyIn', actions: ['admit', settleTimeout] },
    MEMBERS: [{ guard: 'isSomebodyIn', actions: ['admitAll', settleTimeout] }, over],
    LEFT: [
      // The server dissolves such a call, too; a colleague who still rings must hear of it in any case.
      { guard: 'isLastOtherWhileRinging', target: '#idle', actions: [takeBack, hangUp, sayEnded, goHome] },
      { guard: 'isLastOther', target: '#idle', actions: [sayEnded, goHome] },
      { guard: 'isOfOther', actions: 'takeLeave' },
    ],
    RECONNECTING: { guard: 'isOfOther', actions: 'markReconnecting' },
    ANNOUNCED: { guard: 'isOfOther', actions: 'announce' },
    INVITE: {
      guard: 'mayInvite',
      actions: [
        'ask',
        'startTimeout',
        {
          type: 'sendInvite',
          params: ({ context, event }) => ({
            ...callIdOf({ context }),
            to: [event.to],
            kind: context.kind ?? 'audio',
            resident: context.resident,
          }),
        },
      ],
    },
    INVITE_ANSWERED: {
      guard: 'isOfInvited',
      actions: [{ type: 'say', params: ({ context, event }) => absence(context, event) }, 'dropInvited', settleTimeout],
    },
    INVITE_FAILED: {
      guard: 'isOfInvited',
      actions: [{ type: 'say', params: ({ event }) => failure(event.message) }, 'dropInvited', settleTimeout],
    },
    REJECTED: {
      guard: 'isOfInvited',
      actions: [{ type: 'say', params: ({ context, event }) => refusal(context, event) }, 'dropInvited', settleTimeout],
    },
    TIME_OUT: {
      guard: 'isAnybodyInvited',
      actions: [giveUp, { type: 'say', params: ({ context }) => noAnswerOf(context.invited) }, 'forgetInvited'],
    },
    FAILED: fail,
    HANG_UP: leave,
    LOG_OUT: leave,
    LEFT_AUDIO_PAGE: [
      { guard: 'isVoiceWhileRinging', target: '#idle', actions: [takeBack, hangUp, goHome] },
      { guard: 'isVoice', target: '#idle', actions: [hangUp, goHome] },
    ],
    DISSOLVED: over,
    GONE: over,
  },
});

const hungUp = [
  { guard: 'isUnanswered', target: '#idle', actions: [takeBack, hangUp, goHome] },
  { target: '#idle', actions: [hangUp, goHome] },
] as const;
// Its words have been said: the end itself has none of its own.
const endedMeanwhile = { guard: 'isOurs', target: '#idle', actions: goHome } as const;

/** The words of a failure stand for `FAILED_CALL_PAUSE`; everything is stopped already. */
export const failing = callSetup.createStateConfig({
  id: 'failing',
  tags: 'in-call',
  entry: [
    'closeRoom',
    'stopTimeout',
    'startPause',
    { type: 'say', params: ({ context }) => failure(context.failure ?? '') },
  ],
  exit: 'stopPause',
  on: {
    PAUSE_OVER: hungUp,
    HANG_UP: hungUp,
    LOG_OUT: hungUp,
    DISSOLVED: endedMeanwhile,
    GONE: endedMeanwhile,
    CANCELLED: endedMeanwhile,
  },
});
