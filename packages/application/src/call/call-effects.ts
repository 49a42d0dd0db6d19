import { callMachine, FAILED_CALL_PAUSE, type CallEvent, type CallMessage, type CallPage } from '@gongwei/domain/call';
import type { BehaviorSubject } from 'rxjs';
import type { Clock, Scope } from '../shared/index.ts';
import type { CallAsks } from './call-asks.ts';
import type { CallService } from './call.service.ts';
import type { CallMedia } from './call-media.ts';
import type { RingingCall } from './incoming-calls.service.ts';

/** What the call machine asks for, done. */
export function callMachineWith(needs: {
  readonly scope: Scope;
  readonly clock: Clock;
  /** Milliseconds until nobody is waited for any more. */
  readonly ringsFor: () => number;
  readonly asks: CallAsks;
  readonly media: CallMedia;
  readonly send: (event: CallEvent) => void;
  readonly ringing$: BehaviorSubject<RingingCall | undefined>;
  /** ISO 8601, since somebody else is in. */
  readonly talkingSince$: BehaviorSubject<string | undefined>;
  readonly lastCall$: BehaviorSubject<CallService['lastCall$']['value']>;
  readonly say: (message: CallMessage) => void;
  readonly move: (page: CallPage) => void;
}) {
  const { scope, clock, ringsFor, asks, media, send, ringing$, talkingSince$, lastCall$, say, move } = needs;
  let [stopTimeout, stopPause] = [(): void => {}, (): void => {}];
  const secondsSince = (instant: string): number => Math.round((clock.now().getTime() - Date.parse(instant)) / 1_000);

  return callMachine.provide({
    actions: {
      ring: (_, { invitation }) => ringing$.next({ ...invitation, name: invitation.from.name }),
      stopRinging: () => ringing$.next(undefined),
      sendInvite(_, invite) {
        lastCall$.next(undefined);
        void asks.invite(invite);
      },
      sendAccept(_, { callId }) {
        lastCall$.next(undefined);
        void asks.accept(callId);
      },
      sendReject: (_, { callId, busy }) => asks.quietly({ do: 'reject', callId, busy }),
      sendCancel: (_, { callId, because }) => asks.quietly({ do: 'cancel', callId, because }),
      sendHangUp: (_, { callId }) => asks.quietly({ do: 'hang-up', callId }),
      openRoom: (_, wish) => media.open(wish),
      closeRoom: () => media.close(),
      startTalk: () => talkingSince$.next(clock.now().toISOString()),
      endTalk({ context: { callId = '', isInviter, resident } }) {
        const since = talkingSince$.value ?? clock.now().toISOString();
        lastCall$.next({ callId, inviter: isInviter, ...(resident && { resident }), seconds: secondsSince(since) });
        talkingSince$.next(undefined);
      },
      startTimeout() {
        stopTimeout();
        stopTimeout = scope.after(clock, ringsFor(), () => send({ type: 'TIME_OUT' }));
      },
      stopTimeout: () => stopTimeout(),
      startPause() {
        stopPause = scope.after(clock, FAILED_CALL_PAUSE, () => send({ type: 'PAUSE_OVER' }));
      },
      stopPause: () => stopPause(),
      say: (_, message) => say(message),
      move: (_, { page }) => move(page),
    },
  });
}
