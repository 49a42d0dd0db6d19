import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { SessionService } from '../identity/session.service.ts';
import type { Clock, Configuration, ConfiguredValues } from '../shared/index.ts';

/** Milliseconds: word of a change may be faster than the change itself; and windows of a county do not all ask in the same moment. */
const [SETTLED, SPREAD] = [1_000, 20_000];

type Needs = {
  readonly configuration: Configuration;
  readonly session: Pick<SessionService, 'state$'>;
  /** For the institution one works in. */
  readonly ask: () => Promise<ConfiguredValues>;
  /** Somebody changed a value, or may have while the line was down. */
  readonly told$: Observable<unknown>;
  readonly clock: Clock;
  /** 0 to 1. */
  readonly random: () => number;
};

/** Keeps what is configured up to date: after the log-in, when another institution is chosen, and when the server tells of a change. */
export function followConfiguration({ configuration, session, ask, told$, clock, random }: Needs): void {
  let round = 0;
  let cancel = (): void => {};
  const take = async (): Promise<void> => {
    const mine = ++round;
    cancel();
    // Without an answer what is known goes on; the next word of the server, or a reload, asks again.
    const values = await ask().catch(() => undefined);
    if (mine === round && values) configuration.take(values);
  };
  const place$ = session.state$.pipe(
    map((state) => (state.status === 'logged-in' ? state.session.institution.code : undefined)),
    distinctUntilChanged(),
  );
  place$.subscribe((code) => {
    if (code === undefined) round += 1;
    else void take();
  });
  told$.subscribe(() => {
    if (session.state$.value.status !== 'logged-in') return;
    cancel();
    cancel = clock.after(SETTLED + Math.round(random() * SPREAD), () => void take());
  });
}
