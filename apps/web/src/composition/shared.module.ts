import { createUuidV7Source } from '@gongwei/adapters/ids';
import {
  Clock,
  Configuration,
  createConfiguration,
  createShutdownTasks,
  IdSource,
  KeyValueStore,
  ShutdownTasks,
} from '@gongwei/application/shared';
import { createStoredItems, StoredItems, WindowKeyValueStore } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService, bindValue } from './bind-service.ts';
import { WebSettings } from './settings.ts';

export const sharedModule = (settings: WebSettings): ContainerModule =>
  new ContainerModule((options) => {
    bindValue(options, WebSettings, settings);
    bindValue<Clock>(options, Clock, settings.clock);
    bindValue(options, KeyValueStore, settings.local);
    bindValue(options, WindowKeyValueStore, settings.ofWindow);
    bindService(options, IdSource, [Clock], (clock) =>
      createUuidV7Source({
        now: () => clock.now().getTime(),
        random: (bytes) => settings.crypto().getRandomValues(bytes),
      }),
    );
    bindService(options, Configuration, [], createConfiguration);
    bindService(options, ShutdownTasks, [], createShutdownTasks);
    bindService(options, StoredItems, [KeyValueStore, WindowKeyValueStore, Clock], (local, ofWindow, clock) =>
      createStoredItems(local, ofWindow, clock, settings.storedElsewhere$),
    );
  });
