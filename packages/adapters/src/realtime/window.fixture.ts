import type { ChannelState } from '@gongwei/application/shared';
import { Subject } from 'rxjs';
import { createCountingIdSource } from '../memory/counting-id-source.ts';
import { createManualClock } from '../memory/manual-clock.ts';
import { createFakeRealtime } from './fake-realtime.fixture.ts';
import { createWebSocketChannel } from './web-socket-channel.ts';

/**
 * `timersEvery`: the window's timers run at multiples of so many milliseconds only; `chained`: just those that were set off by a timer
 * that was set off by a timer, and so on, as browsers do it in a window that has been hidden for long.
 */
export function createWindow({ timersEvery = 1, chained = 0 } = {}) {
  const clock = createManualClock();
  let depth = 0;
  const now = () => clock.now().getTime();
  const own = {
    ...clock,
    after(milliseconds: number, run: () => void) {
      const own = depth + 1;
      const at = now() + milliseconds;
      return clock.after((own > chained ? Math.ceil(at / timersEvery) * timersEvery : at) - now(), () => {
        depth = own;
        run();
        depth = 0;
      });
    },
  };
  const server = createFakeRealtime(clock);
  const online$ = new Subject<boolean>();
  const session = { token: 'T1' as string | undefined };
  const channel = createWebSocketChannel({
    socket: server.network.socket,
    token: () => session.token,
    device: 'D1',
    clock: own,
    ids: createCountingIdSource(),
    random: () => 0.5,
    online$,
  });
  const [states, news, begun]: [ChannelState[], unknown[], string[]] = [[], [], []];
  channel.state$.subscribe((state) => states.push(state));
  channel.news('call').subscribe((body) => news.push(body));
  channel.begun$.subscribe(() => begun.push('begun'));
  const open = async () => {
    channel.open();
    await clock.advance(50);
  };
  return { clock, server, network: server.network, online$, session, channel, states, news, begun, open };
}
export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'answered',
    (thrown: unknown) => thrown,
  );
export const helloes = ({ server }: ReturnType<typeof createWindow>) => server.heard.filter(({ t }) => t === 'hello');
