import { browserNetwork, createWebSocketChannel } from '@gongwei/adapters/realtime';
import { deviceIdOf } from '@gongwei/application/call';
import { TokenStore } from '@gongwei/application/identity';
import { Clock, IdSource, RealtimeChannel, StoredItems, token } from '@gongwei/application/shared';
import { REALTIME_PATH } from '@gongwei/domain/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';

/** What all windows of this browser call it by. */
export const DeviceId = token<string>('DeviceId');

/** The one line over which the server tells by itself. */
export const realtimeModule = new ContainerModule((options) => {
  bindService(options, DeviceId, [StoredItems, IdSource], deviceIdOf);
  bindService(
    options,
    RealtimeChannel,
    [WebSettings, TokenStore, DeviceId, Clock, IdSource],
    ({ socket, page }, tokens, device, clock, ids) =>
      createWebSocketChannel({
        socket: () => socket(REALTIME_PATH),
        token: tokens.current,
        device,
        clock,
        ids,
        random: Math.random,
        online$: browserNetwork(page),
      }),
  );
});
