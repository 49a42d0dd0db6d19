import { createChannelSignalling } from '@gongwei/adapters/call';
import { createBrowserClock } from '@gongwei/adapters/clock';
import { createUuidV7Source } from '@gongwei/adapters/ids';
import { createWebSocketChannel } from '@gongwei/adapters/realtime';
import { REALTIME_PATH } from '@gongwei/domain/shared';
import { Subject } from 'rxjs';

export const realIds = createUuidV7Source({
  now: () => Date.now(),
  random: (bytes) => crypto.getRandomValues(bytes),
});

/** The line of a browser's window to a server, with the platform's own WebSocket. */
export function openLine(url: string, token: () => string | undefined, device: string) {
  const online$ = new Subject<boolean>();
  const channel = createWebSocketChannel({
    socket: () => new WebSocket(`${url.replace('http', 'ws')}${REALTIME_PATH}`),
    token,
    device,
    clock: createBrowserClock(),
    ids: realIds,
    random: Math.random,
    online$,
  });
  return { channel, online$, signalling: createChannelSignalling(channel) };
}
