import { LOCK_DELAY, LOCK_TRIES, lockMachine, type LockEvent } from '@gongwei/domain/shell';
import { ok } from '@gongwei/domain/shared';
import { filter } from 'rxjs';
import { createActor, type SnapshotFrom } from 'xstate';
import type { SessionService } from '../identity/session.service.ts';
import { createScope, type Clock } from '../shared/index.ts';
import { STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import { checkLockPassword, type LockService, type LockState } from './lock.service.ts';
import type { PasswordSeal } from './password-seal.port.ts';

/** Runs the lock machine on what the browser keeps, so that a reload or a second window is no way around it. */
export function createLockService(
  stored: StoredItems,
  seal: PasswordSeal,
  session: SessionService,
  clock: Clock,
): LockService {
  const scope = createScope();
  const clear = (): void => {
    stored.remove(STORED.locked);
    stored.remove(STORED.lockPassword);
  };
  const actor = createActor(
    lockMachine.provide({
      actions: {
        mark: () => stored.write(STORED.locked, true),
        settle: () => scope.after(clock, LOCK_DELAY, () => send({ type: 'SETTLED' })),
        count(_, { tries }) {
          const kept = stored.read(STORED.lockPassword);
          if (kept) stored.write(STORED.lockPassword, { ...kept, tries });
        },
        clear,
        logOut: () => void session.logOut(),
      },
    }),
  );
  const send = (event: LockEvent): void => actor.send(event);
  const state$ = scope.behavior<LockState>(stateOf(actor.getSnapshot()));
  actor.subscribe((snapshot) => state$.next(stateOf(snapshot)));
  actor.start();
  scope.onEnd(() => actor.stop());

  const find = (): void => {
    const password = stored.read(STORED.lockPassword);
    if (stored.read(STORED.locked) && password) send({ type: 'FOUND_LOCKED', tries: password.tries });
    else send({ type: 'CLEARED' });
  };
  find();
  scope.listen(stored.changedElsewhere$.pipe(filter((name) => name === STORED.locked.name)), find);
  // A log-in clears what lies in the browser by itself: see the storage catalogue.
  scope.listen(session.state$.pipe(filter(({ status }) => status === 'logged-out' || status === 'logging-in')), () => {
    clear();
    send({ type: 'CLEARED' });
  });

  return {
    state$,
    async lock(password) {
      const checked = checkLockPassword(password);
      if (!checked.ok) return checked;
      stored.write(STORED.lockPassword, { ...(await seal.seal(password)), tries: 0 });
      send({ type: 'LOCK' });
      return ok(undefined);
    },
    async unlock(password) {
      const sealed = stored.read(STORED.lockPassword);
      send({ type: 'TRY' });
      const right = sealed !== undefined && (await seal.matches(password, sealed));
      send({ type: right ? 'RIGHT' : 'WRONG' });
      return right;
    },
    dispose: () => scope.end(),
  };
}

const stateOf = ({ value, context }: SnapshotFrom<typeof lockMachine>): LockState => ({
  covered: value === 'locked' || value === 'checking' || value === 'leaving',
  checking: value === 'checking' || value === 'leaving',
  triesLeft: LOCK_TRIES - context.tries,
});
