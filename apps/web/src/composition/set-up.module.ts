import { createHttpSetUpGateway } from '@gongwei/adapters/http';
import { SetUpGateway } from '@gongwei/application/identity';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** What sets an empty site up: it comes with that page alone. */
export const setUpModule = new ContainerModule((options) => {
  bindService(options, SetUpGateway, [WireCalls], createHttpSetUpGateway);
});
