import fc from 'fast-check';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createCountingIdSource } from '../memory/counting-id-source.ts';
import { createManualClock } from '../memory/manual-clock.ts';
import { createFakeRealtime } from './fake-realtime.fixture.ts';
import { createWebSocketChannel } from './web-socket-channel.ts';

type Step =
  | { readonly do: 'ask' | 'tell' | 'cut' | 'silence' | 'heal' | 'refuse' | 'nonsense' | 'stammer' | 'restart' }
  | { readonly do: 'watch' | 'online'; readonly on: boolean }
  | { readonly do: 'wait' | 'delay'; readonly milliseconds: number };

const only = (...steps: Exclude<Step, { on: boolean } | { milliseconds: number }>['do'][]): fc.Arbitrary<Step> =>
  fc.constantFrom(...steps).map((step) => ({ do: step }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: only('ask', 'tell') },
  { weight: 3, arbitrary: only('cut', 'silence', 'heal', 'refuse', 'nonsense', 'stammer') },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('watch' as const, 'online' as const), on: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.oneof(fc.nat(40), fc.nat(400), fc.nat(6_000)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delay' as const), milliseconds: fc.nat(400) }) },
);

/** A window that lives through a history, then has ten quiet seconds. */
async function live(history: readonly Step[]) {
  const clock = createManualClock();
  const server = createFakeRealtime(clock);
  const { network } = server;
  const online$ = new Subject<boolean>();
  const channel = createWebSocketChannel({
    socket: network.socket,
    token: () => 'T1',
    device: 'D1',
    clock,
    ids: createCountingIdSource(),
    random: () => 0.5,
    online$,
  });
  const [told, heard, answered, failed]: [number[], unknown[], number[], number[]] = [[], [], [], []];
  let [begun, asked, blurted] = [0, 0, 0];
  channel.news('call').subscribe((body) => heard.push(body));
  channel.begun$.subscribe(() => (begun += 1));
  channel.open();
  await clock.advance(20);
  const steps: { readonly [Do in Step['do']]: (one: never) => unknown } = {
    ask() {
      const number = (asked += 1);
      channel.ask('call', number).then(
        () => answered.push(number),
        () => failed.push(number),
      );
    },
    tell() {
      told.push(told.length);
      server.tell(told.at(-1));
    },
    cut: network.cut,
    silence: network.silence,
    heal: network.heal,
    refuse: () => (network.refusing = !network.refusing),
    // Three in a row would make the window begin anew.
    nonsense: () => (blurted += 1) < 3 && server.blurt('{"t":"what?"}'),
    stammer: () => (server.stammers = !server.stammers),
    restart: server.restart,
    watch: ({ on }: { on: boolean }) => channel.watchClosely(on),
    online: ({ on }: { on: boolean }) => online$.next(on),
    wait: ({ milliseconds }: { milliseconds: number }) => clock.advance(milliseconds),
    delay: ({ milliseconds }: { milliseconds: number }) => (network.delay = milliseconds),
  };
  for (const one of history) await steps[one.do](one as never);
  Object.assign(network, { delay: 5, refusing: false });
  network.heal();
  channel.watchClosely(true);
  await clock.advance(15_000);
  const state = channel.state$.value;
  channel.close();
  await clock.advance(1_000);
  return { state, told, heard, asked, answered, failed, begun, server, pending: clock.pending };
}

it('whatever the network does: each ask takes effect once at most, news arrive in order and once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (history) => {
      const end = await live(history);
      expect(end.state).toBe('open');
      expect(end.heard).toEqual(end.told);
      const { effects, nonsense } = end.server;
      expect(new Set(effects).size).toBe(effects.length);
      // What was answered was done; what was given up after 10 s may have been.
      expect(end.answered.filter((number) => !effects.includes(number))).toEqual([]);
      expect(end.answered.length + end.failed.length).toBe(end.asked);
      expect([nonsense, end.begun, end.pending]).toEqual([[], 0, 0]);
    }),
    { numRuns: 60 },
  );
}, 120_000);

it('a server that restarts is told as often as it began anew, and no news of one life is heard in another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(step, only('restart')), { maxLength: 30 }), async (history) => {
      const end = await live(history);
      expect(end.state).toBe('open');
      expect(end.begun).toBeLessThanOrEqual(history.filter((one) => one.do === 'restart').length);
      expect(end.heard).toEqual([...new Set(end.heard)].sort((a, b) => Number(a) - Number(b)));
      expect([end.server.nonsense, end.pending]).toEqual([[], 0]);
    }),
    { numRuns: 40 },
  );
}, 120_000);
