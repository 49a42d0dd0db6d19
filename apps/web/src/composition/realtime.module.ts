import { configuredValues } from '@gongwei/adapters/http';
import { browserNetwork, createWebSocketChannel } from '@gongwei/adapters/realtime';
import { deviceIdOf } from '@gongwei/application/call';
import { SessionService, TokenStore } from '@gongwei/application/identity';
import { Clock, Configuration, IdSource, RealtimeChannel, StoredItems, token } from '@gongwei/application/shared';
import { followConfiguration, followRights, MenuService } from '@gongwei/application/shell';
import { CONFIGURATION_TOPIC } from '@gongwei/domain/back-office';
import { RIGHTS_TOPIC } from '@gongwei/domain/identity';
import { REALTIME_PATH } from '@gongwei/domain/shared';
import { ContainerModule } from 'inversify';
import { merge } from 'rxjs';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

/** What all windows of this browser call it by. */
export const DeviceId = token<string>('DeviceId');

/** The one line over which the server tells by itself; also that something was configured anew. */
export const realtimeModule = new ContainerModule((options) => {
  bindService(options, DeviceId, [StoredItems, IdSource], deviceIdOf);
  bindService(
    options,
    RealtimeChannel,
    [WebSettings, TokenStore, DeviceId, Clock, IdSource, SessionService, Configuration, WireCalls, MenuService],
    ({ socket, page }, tokens, device, clock, ids, session, configuration, calls, menu) => {
      const channel = createWebSocketChannel({
        socket: () => socket(REALTIME_PATH),
        token: tokens.current,
        device,
        clock,
        ids,
        random: Math.random,
        online$: browserNetwork(page),
      });
      followConfiguration({
        ...{ configuration, session, clock },
        ask: () => configuredValues(calls),
        told$: merge(channel.news(CONFIGURATION_TOPIC), channel.begun$),
        random: Math.random,
      });
      followRights({ session, menu, clock, told$: channel.news(RIGHTS_TOPIC), random: Math.random });
      return channel;
    },
  );
});
