import { IDLE_MINUTES, idleMachine, idleWait, type IdleEvent } from '@gongwei/domain/shell';
import { combineLatest, distinctUntilChanged, filter, map, type Observable } from 'rxjs';
import { createActor } from 'xstate';
import type { SessionService } from '../identity/session.service.ts';
import { createScope, type Clock, type Configuration } from '../shared/index.ts';
import { STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import type { IdleWatch } from './idle-watch.service.ts';
import type { LockService } from './lock.service.ts';

/** Milliseconds: other windows hear of activity that much later at most. */
const TOLD_EVERY = 5_000;

type Needs = {
  readonly session: SessionService;
  readonly lock: LockService;
  readonly stored: StoredItems;
  readonly configuration: Configuration;
  /** Of the PC, without the correction by the server's: a correction is no time in which somebody was away. */
  readonly clock: Clock;
  /** Keys, clicks, wheels and fingers in this window. */
  readonly activity$: Observable<unknown>;
  /** While `true` people are at work without touching anything. */
  readonly held$: Observable<boolean>;
};

/** Runs the idle machine over all windows of the browser: what was done last in any of them counts, also behind a reload. */
export function createIdleWatch({ session, lock, stored, configuration, clock, activity$, held$ }: Needs): IdleWatch {
  const scope = createScope();
  const now = (): number => clock.now().getTime();
  const limit = (): number => configuration.number('lock.idle', IDLE_MINUTES) * 60_000;
  let cancel = (): void => {};
  const actor = createActor(
    idleMachine.provide({
      actions: {
        wait: ({ context }) => {
          cancel();
          cancel = scope.after(clock, idleWait(context, now()), () => due());
        },
        lock: () => lock.lockIdle(),
      },
    }),
  );
  const send = (event: IdleEvent): void => actor.send(event);
  const warned$ = scope.behavior(false);
  actor.subscribe(({ value }) => {
    if ((value === 'warned') !== warned$.value) warned$.next(value === 'warned');
    if (value === 'off' || value === 'held' || value === 'over') cancel();
  });
  actor.start();
  scope.onEnd(() => actor.stop());

  const isFree = (): boolean => actor.getSnapshot().value === 'working' || warned$.value;
  const lastElsewhere = (): number => stored.read(STORED.lastActivity) ?? 0;
  let told = 0;
  const tell = (at: number, every = TOLD_EVERY): void => {
    if (Math.abs(at - told) < every) return;
    told = at;
    stored.write(STORED.lastActivity, at);
  };
  /** What another window did may not have been heard here: a window in the background hears late. */
  const due = (): void => {
    const at = lastElsewhere();
    if (at > actor.getSnapshot().context.last) send({ type: 'ELSEWHERE', now: now(), at });
    else send({ type: 'DUE', now: now() });
  };

  scope.listen(activity$, () => {
    if (!isFree()) return;
    const [at, wasWarned] = [now(), warned$.value];
    send({ type: 'ACTIVITY', now: at });
    // Only what kept the lock off counts as done.
    if (isFree()) tell(at, wasWarned ? 0 : TOLD_EVERY);
  });
  scope.listen(stored.changedElsewhere$.pipe(filter((name) => name === STORED.lastActivity.name)), () =>
    send({ type: 'ELSEWHERE', now: now(), at: lastElsewhere() }),
  );

  let before = stored.read(STORED.lastActivity);
  const open$ = combineLatest([session.state$, lock.state$]).pipe(
    map(([{ status }, { covered }]) => status === 'logged-in' && !covered),
    distinctUntilChanged(),
  );
  scope.listen(open$, (open) => {
    if (!open) return send({ type: 'STOP' });
    const at = now();
    const last = before ?? at;
    before = undefined;
    send({ type: 'START', now: at, last, limit: limit() });
    if (isFree()) tell(at, 0);
  });
  scope.listen(combineLatest([held$.pipe(distinctUntilChanged()), open$]), ([held]) =>
    send(held ? { type: 'HELD' } : { type: 'RELEASED', now: now() }),
  );
  scope.listen(configuration.changed$, () => send({ type: 'LIMIT', now: now(), limit: limit() }));

  return { warned$, dispose: () => scope.end() };
}
