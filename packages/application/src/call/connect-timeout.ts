import { REACH_PATIENCE } from '@gongwei/domain/call';
import { Subject, type Observable } from 'rxjs';
import type { Behavior, Clock, Scope } from '../shared/index.ts';
import type { CallParticipant, CurrentCall } from './call.service.ts';
import type { MediaTrouble } from './media-room.port.ts';

/** Said where sound and picture of nobody came within `REACH_PATIENCE`. */
const NOBODY_REACHED = '与对方的音视频没有接通，请检查网络后重新呼叫。';
/** Of three, one cannot be reached. */
const notReached = (name: string): string => `与${name}的音视频没有接通，正在继续尝试；其他人不受影响。`;

/**
 * Waits for the sound and picture of everybody who is in. Of whom none comes within `REACH_PATIENCE` there is no way to (a TURN
 * server that lets nobody in, a firewall): where that is everybody, the call fails. A line that is down stops the wait, as nobody can find
 * a way without it; its own patience is longer.
 */
export function watchConnectTimeout(needs: {
  readonly scope: Scope;
  readonly clock: Clock;
  readonly call$: Behavior<CurrentCall | undefined>;
  readonly failed: (callId: string, message: string) => void;
}): { readonly troubles$: Observable<MediaTrouble> } {
  const { scope, clock, call$, failed } = needs;
  const troubles$ = new Subject<MediaTrouble>();
  const waits = new Map<string, () => void>();
  const overdue = new Set<string>();
  let callId: string | undefined;

  const forget = (userId: string): void => {
    waits.get(userId)?.();
    waits.delete(userId);
    overdue.delete(userId);
  };
  function giveUp(userId: string): void {
    const call = call$.value;
    const one = call?.others.find((other) => other.userId === userId);
    if (!call || !one) return;
    overdue.add(userId);
    if (!failIfAlone()) troubles$.next({ kind: 'not-reached', message: notReached(one.name) });
  }
  function failIfAlone(): boolean {
    const call = call$.value;
    if (!call || !isAlone(call)) return false;
    failed(call.callId, NOBODY_REACHED);
    return true;
  }
  const isAlone = ({ others }: CurrentCall): boolean =>
    overdue.size > 0 && others.every(({ stage, userId }) => stage === 'ringing' || overdue.has(userId));
  scope.listen(call$, (call) => {
    if (call?.callId !== callId) [...waits.keys()].forEach(forget);
    callId = call?.callId;
    const awaited = call ? awaitedIn(call) : [];
    for (const userId of [...waits.keys()]) if (!awaited.includes(userId)) forget(userId);
    for (const userId of awaited) {
      if (!waits.has(userId))
        waits.set(
          userId,
          scope.after(clock, REACH_PATIENCE, () => giveUp(userId)),
        );
    }
    // The one who was reached has left. Not within this turn: who listens to the call still has it before them.
    if (call && isAlone(call)) scope.after(clock, 0, failIfAlone);
  });
  scope.onEnd(() => troubles$.complete());
  return { troubles$ };
}

const isAwaited = ({ stage, media }: CallParticipant): boolean =>
  stage === 'in' && (media === undefined || media.link === 'joining');
const awaitedIn = ({ status, line, failure, others }: CurrentCall): readonly string[] =>
  status === 'connected' && line === 'up' && failure === undefined
    ? others.filter(isAwaited).map(({ userId }) => userId)
    : [];
