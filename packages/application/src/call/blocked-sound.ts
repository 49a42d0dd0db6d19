import { BehaviorSubject } from 'rxjs';
import { listened, type Behavior } from '../shared/index.ts';
import type { CallService } from './call.service.ts';

/** Whether the browser holds the sound of the running call back until somebody clicks. */
interface BlockedSound {
  readonly state$: Behavior<{ readonly soundBlocked: boolean }>;
  /** To be called by a click. What is still held back stays so. */
  playSound(): void;
}

/** Follows the running call for as long as somebody listens; another call begins with sound. */
export function createBlockedSound(calls: Pick<CallService, 'call$' | 'troubles$' | 'play'>): BlockedSound {
  const subject = new BehaviorSubject({ soundBlocked: false });
  let blockedIn: string | undefined;
  const look = (): void => {
    const callId = calls.call$.value?.callId;
    const soundBlocked = callId !== undefined && callId === blockedIn;
    if (soundBlocked !== subject.value.soundBlocked) subject.next({ soundBlocked });
  };
  const blockIn = (callId: string | undefined): void => {
    blockedIn = callId;
    look();
  };
  return {
    state$: listened(subject, (scope) => {
      scope.listen(calls.call$, look);
      scope.listen(calls.troubles$, ({ kind }) => {
        if (kind === 'autoplay-blocked') blockIn(calls.call$.value?.callId);
      });
    }),
    playSound: () =>
      void calls.play().then(
        () => blockIn(undefined),
        () => undefined,
      ),
  };
}
