import { LOCK_DELAY, LOCK_TRIES, lockMachine, type LockEvent } from '@gongwei/domain/shell';
import { fail, ok } from '@gongwei/domain/shared';
import { filter, firstValueFrom, take } from 'rxjs';
import { createActor, type SnapshotFrom } from 'xstate';
import type { SessionService } from '../identity/session.service.ts';
import { createConfiguration, createScope, type Clock, type Configuration } from '../shared/index.ts';
import { LOG_IN, STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import { checkLockPassword, type LockService, type LockState } from './lock.service.ts';
import type { LockTries } from './lock-tries.port.ts';
import type { PasswordSeal, SealedPassword } from './password-seal.port.ts';

/** Runs the lock machine on what the browser keeps, so that a reload or a second window is no way around it. */
export function createLockService({
  stored,
  seal,
  tries,
  session,
  clock,
  configuration = createConfiguration(),
}: {
  readonly stored: StoredItems;
  readonly seal: PasswordSeal;
  readonly tries: LockTries;
  readonly session: SessionService;
  readonly clock: Clock;
  readonly configuration?: Configuration | undefined;
}): LockService {
  const scope = createScope();
  const clear = (): void => {
    stored.remove(STORED.locked);
    stored.remove(STORED.lockPassword);
  };
  /** First what is written at once, then the number that no other window gets: whatever stands still later, the try is counted. */
  const count = async (): Promise<number> => {
    const kept = stored.read(STORED.lockPassword);
    if (!kept) return actor.getSnapshot().context.tries + 1;
    const known = kept.tries + 1;
    stored.write(STORED.lockPassword, { ...kept, tries: known });
    // The server counts guesses at the password of a log-in, for all PCs.
    if (isOfLogIn(kept)) return known;
    const counted = Math.max(known, await tries.count(kept.salt).catch(() => known));
    const now = stored.read(STORED.lockPassword);
    if (now?.salt === kept.salt && now.tries < counted) stored.write(STORED.lockPassword, { ...now, tries: counted });
    return counted;
  };
  const uncount = (): void => {
    const kept = stored.read(STORED.lockPassword);
    if (kept) stored.write(STORED.lockPassword, { ...kept, tries: Math.max(0, kept.tries - 1) });
  };
  /** Behind a reload the session is taken up first: the server has to hear that it ends. */
  const leave = (): void => {
    const known = session.state$.pipe(
      filter(({ status }) => status === 'logged-in'),
      take(1),
    );
    scope.listen(known, () => void session.logOut());
    session.resume().catch(() => undefined);
  };
  const actor = createActor(
    lockMachine.provide({
      actions: {
        mark: () => stored.write(STORED.locked, true),
        settle: () =>
          scope.after(clock, configuration.number('lock.delay', LOCK_DELAY), () => send({ type: 'SETTLED' })),
        count: () => void count().then((counted) => send({ type: 'COUNTED', tries: counted })),
        uncount,
        clear,
        logOut: () => leave(),
      },
    }),
  );
  const send = (event: LockEvent): void => actor.send(event);
  const byLogIn = (): boolean => isOfLogIn(stored.read(STORED.lockPassword));
  const state$ = scope.behavior<LockState>(stateOf(actor.getSnapshot(), byLogIn()));
  actor.subscribe((snapshot) => {
    const [before, now] = [state$.value, stateOf(snapshot, byLogIn())];
    // In every window, also one that only hears of it: what must not outlive a lock goes.
    if (now.covered && !before.covered) stored.clear('lock');
    state$.next(now);
  });
  actor.start();
  scope.onEnd(() => actor.stop());

  /** Another window logged out, the lock went with it: what it covers here must not come to light before this window has left, too. */
  const hasEndedElsewhere = (): boolean =>
    state$.value.covered && session.state$.value.status === 'logged-in' && stored.read(STORED.token) === undefined;
  const find = (): void => {
    const password = stored.read(STORED.lockPassword);
    if (stored.read(STORED.locked) && password) send({ type: 'FOUND_LOCKED', tries: password.tries });
    else if (hasEndedElsewhere()) void session.logOut();
    else send({ type: 'CLEARED' });
  };
  const compare = async (password: string, sealed: SealedPassword | undefined) =>
    sealed !== undefined && (await seal.matches(password, sealed)) ? ok(undefined) : WRONG;
  find();
  const ours: readonly string[] = [STORED.locked.name, STORED.lockPassword.name];
  scope.listen(stored.changedElsewhere$.pipe(filter((name) => ours.includes(name))), find);
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
    lockIdle() {
      if (stored.read(STORED.locked)) return find();
      stored.write(STORED.lockPassword, { salt: String(clock.now().getTime()), hash: LOG_IN, tries: 0 });
      send({ type: 'LOCK' });
    },
    async unlock(password) {
      const at = (): string => actor.getSnapshot().value;
      // One at a time: what is asked meanwhile is not looked at.
      if (at() !== 'locked') return fail({ message: '请稍候再试' });
      const sealed = stored.read(STORED.lockPassword);
      send({ type: 'TRY' });
      await firstValueFrom(state$.pipe(filter(() => at() !== 'counting')));
      if (at() !== 'checking') return WRONG;
      try {
        const looked = isOfLogIn(sealed) ? await session.confirm(password) : await compare(password, sealed);
        send({ type: looked.ok ? 'RIGHT' : 'WRONG' });
        return looked;
      } catch (thrown) {
        send({ type: 'UNSURE' });
        throw thrown;
      }
    },
    dispose: () => scope.end(),
  };
}

const WRONG = fail({ message: '锁屏密码错误' });
const isOfLogIn = (sealed: SealedPassword | undefined): boolean => sealed?.hash === LOG_IN;

const stateOf = ({ value, context }: SnapshotFrom<typeof lockMachine>, byLogIn: boolean): LockState => ({
  byLogIn,
  covered: value !== 'open' && value !== 'locking',
  checking: value === 'counting' || value === 'checking' || value === 'leaving',
  leaving: value === 'leaving',
  triesLeft: LOCK_TRIES - context.tries,
});
