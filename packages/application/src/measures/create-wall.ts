import { BehaviorSubject, type Observable } from 'rxjs';
import { createScope, listened, type Clock, type Scope } from '../shared/index.ts';
import type { WallGateway } from './wall-gateway.port.ts';
import type { Wall, WallAge, Walls, WallState } from './wall.service.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** How often the wall asks: its numbers, what moves, again after a failure; at most so often because somebody wrote something. */
const ASKS = {
  numbers: 5 * MINUTE,
  feeds: 15 * SECOND,
  failed: 15 * SECOND,
  newsFeeds: 2 * SECOND,
  newsNumbers: MINUTE,
};
const CLOCK = 5 * SECOND;
const ROTATE = 30 * SECOND;
/** After somebody touched it, it stays where it is for so long. */
const REST = MINUTE;
const [LATE, OLD] = [10 * MINUTE, 30 * MINUTE] as const;

const ageOf = (asOf: string | undefined, now: Date): WallAge => {
  const age = asOf === undefined ? 0 : now.getTime() - Date.parse(asOf);
  return age > OLD ? 'old' : age > LATE ? 'late' : 'fresh';
};

type Needs = { readonly gateway: WallGateway; readonly clock: Clock; readonly news$: Observable<unknown> };

/** Asks for something again and again: after an answer, sooner after a failure, at once when told to, never twice at a time. */
function repeating(scope: Scope, clock: Clock, every: number, ask: (asker: Scope) => Promise<void>): Repeated {
  let cancel = (): void => undefined;
  let asking: Scope | undefined;
  let asked = -Infinity;
  /** News came while a question was under way: its answer may not have it yet. */
  let sooner: number | undefined;
  const left = (least: number): number => Math.max(0, asked + least - clock.now().getTime());
  const now = (): void => {
    cancel();
    asking?.end();
    sooner = undefined;
    if (scope.ended) return;
    const mine = createScope();
    const forget = scope.onEnd(() => mine.end());
    mine.onEnd(forget);
    asking = mine;
    asked = clock.now().getTime();
    const again = (wait: number): void => {
      if (mine.ended) return;
      mine.end();
      cancel = scope.after(clock, sooner === undefined ? wait : Math.min(wait, left(sooner)), now);
    };
    ask(mine).then(
      () => again(every),
      () => again(ASKS.failed),
    );
  };
  return {
    now,
    soon(least) {
      if (asking && !asking.ended) {
        sooner = least;
        return;
      }
      cancel();
      cancel = scope.after(clock, left(least), now);
    },
  };
}
type Repeated = { readonly now: () => void; readonly soon: (least: number) => void };

type Asking = Pick<Needs, 'gateway' | 'clock'> & {
  readonly place: () => string | undefined;
  readonly set: (change: Partial<WallState>) => void;
};

/** What the wall asks, and what becomes of the answers and of those that do not come. */
function asksOf({ gateway, clock, place, set }: Asking) {
  const failing =
    (ask: (asker: Scope) => Promise<Partial<WallState>>) =>
    async (asker: Scope): Promise<void> => {
      try {
        const found = await ask(asker);
        if (!asker.ended) set({ ...found, away: false });
      } catch (thrown) {
        if (!asker.ended) set({ away: true });
        throw thrown;
      }
    };
  return {
    numbers: failing(async (asker) => {
      const at = place();
      const found = await gateway.numbers(at, asker);
      const around = at === undefined ? { home: found.place, around: found.below } : {};
      return { numbers: found, ...around, age: ageOf(found.asOf, clock.now()) };
    }),
    feeds: failing(async (asker) => ({ feeds: await gateway.feeds(place(), asker) })),
  };
}

/** A wall that keeps itself up to date: by the clock, by news, after failures, over midnight and New Year. */
export function createWall({ gateway, clock, news$ }: Needs): Wall {
  const subject = new BehaviorSubject<WallState>({
    age: 'fresh',
    now: clock.now(),
    away: false,
    rotating: false,
    around: [],
  });
  const set = (change: Partial<WallState>): void => subject.next({ ...subject.value, ...change });
  let place: string | undefined;
  let restUntil = 0;
  let asks: { readonly numbers: Repeated; readonly feeds: Repeated } | undefined;

  const show = (institution: string | undefined): void => {
    if (institution === place) return;
    place = institution;
    asks?.numbers.now();
    asks?.feeds.now();
  };
  const asking = asksOf({ gateway, clock, place: () => place, set });

  const tick = (scope: Scope): void => {
    const { numbers: shown } = subject.value;
    set({ now: clock.now(), age: ageOf(shown?.asOf, clock.now()) });
    // A new day: what was asked is of yesterday.
    if (shown && shown.today !== clock.today() && !subject.value.away) asks?.numbers.soon(ASKS.failed);
    scope.after(clock, CLOCK, () => tick(scope));
  };
  const turn = (scope: Scope): void => {
    const { rotating, home, around } = subject.value;
    if (rotating && home && clock.now().getTime() >= restUntil) {
      const ways = [undefined, ...around.map(({ code }) => code)];
      show(ways[(ways.indexOf(place) + 1) % ways.length]);
    }
    scope.after(clock, ROTATE, () => turn(scope));
  };

  const state$ = listened(subject, (scope) => {
    asks = {
      numbers: repeating(scope, clock, ASKS.numbers, asking.numbers),
      feeds: repeating(scope, clock, ASKS.feeds, asking.feeds),
    };
    scope.listen(news$, () => {
      asks?.feeds.soon(ASKS.newsFeeds);
      asks?.numbers.soon(ASKS.newsNumbers);
    });
    asks.numbers.now();
    asks.feeds.now();
    tick(scope);
    scope.after(clock, ROTATE, () => turn(scope));
  });
  return {
    state$,
    look(institution) {
      restUntil = clock.now().getTime() + REST;
      show(institution === subject.value.home?.code ? undefined : institution);
    },
    rotate: (rotating) => set({ rotating }),
  };
}

/** A wall of its own for each screen that hangs. */
export const openWall = (walls: Walls): Wall => walls.open();
