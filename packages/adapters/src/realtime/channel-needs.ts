import type { Clock, IdSource } from '@gongwei/application/shared';
import type { Observable } from 'rxjs';
import type { BrowserSocket } from './socket-line.ts';

/** What the realtime channel needs of the page it lives in. */
export type ChannelNeeds = {
  /** e.g. `wss://gw.example.cn/api/realtime`; may throw, as `new WebSocket` does. */
  readonly socket: () => BrowserSocket;
  /** Of the session; asked again for each attempt. Without one there is nothing to open. */
  readonly token: () => string | undefined;
  /** The same for all windows of one browser. */
  readonly device: string;
  readonly clock: Clock;
  /** UUIDs. */
  readonly ids: IdSource;
  /** In [0, 1). */
  readonly random: () => number;
  /** What the browser believes of its network, as it changes. */
  readonly online$: Observable<boolean>;
};
