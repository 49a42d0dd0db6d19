import type { Result } from '@gongwei/domain/shared';
import { distinctUntilChanged, filter, map, pairwise, type Observable } from 'rxjs';
import { createScope, token, type Behavior } from '../shared/index.ts';
import type { CallService } from './call.service.ts';
import type { Colleagues, PastCall } from './colleagues.port.ts';

type CallLogState = {
  /** Newest first; the last good answer, `undefined` before the first one. */
  readonly calls: readonly PastCall[] | undefined;
  /** Why the last question was not answered. */
  readonly failure?: unknown;
};

/** One's own past calls, for every place that counts or lists them. Asked anew when a call is over and when one can be called again. */
export interface CallLog {
  readonly state$: Behavior<CallLogState>;
  /** Missed and not yet looked at. */
  readonly missed$: Behavior<number>;
  reload(): void;
  /** What was missed is no longer new. Rejects with a `Fault`. */
  markSeen(): Promise<void>;
  /** Keeps a note on a call that was. Rejects with a `Fault`; the failure is a sentence. */
  note(callId: string, text: string): Promise<Result<void, string>>;
  dispose(): void;
}
export const CallLog = token<CallLog>('CallLog');

const NOTHING: CallLogState = { calls: undefined };
const countMissed = ({ calls = [] }: CallLogState): number =>
  calls.filter(({ outcome, seen }) => outcome === 'missed' && !seen).length;

/**
 * Asks for one’s past calls at once, after every call, and when one can be called again; a late answer to an earlier question is dropped.
 */
export function createCallLog(colleagues: Colleagues, desk: CallService): CallLog {
  const scope = createScope();
  const state$ = scope.behavior<CallLogState>(NOTHING);
  const missed$ = scope.behaviorOf(state$.pipe(map(countMissed), distinctUntilChanged()), 0);
  let round = 0;
  const reload = (): void => {
    const mine = ++round;
    // A late answer to an earlier question, or to somebody who has logged out, is nobody's.
    const keep = (state: CallLogState): void => {
      if (mine === round && !scope.ended) state$.next(state);
    };
    colleagues.pastCalls().then(
      (calls) => keep({ calls }),
      (failure: unknown) => keep({ calls: state$.value.calls, failure }),
    );
  };
  const forget = (): void => {
    round += 1;
    state$.next(NOTHING);
  };
  const isOver = ([before, now]: readonly [unknown, unknown]): boolean => before !== undefined && now === undefined;
  const reloadAfter = (source$: Observable<unknown>): void =>
    void scope.listen(source$.pipe(pairwise(), filter(isOver)), reload);
  reloadAfter(desk.ringing$);
  reloadAfter(desk.call$);
  scope.listen(desk.presence$, (presence) => {
    if (presence === 'in') reload();
    else if (presence === 'out') forget();
  });
  return {
    state$,
    missed$,
    reload,
    async markSeen() {
      await colleagues.markSeen();
      reload();
    },
    async note(callId, text) {
      const outcome = await colleagues.note(callId, text);
      if (outcome.ok) reload();
      return outcome;
    },
    dispose: () => scope.end(),
  };
}
