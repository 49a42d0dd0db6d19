import { createHttpSelfChecks } from '@gongwei/adapters/http';
import { SelfCheckGateway } from '@gongwei/application/scheduling';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** Figures of self-checks; they come with the first of those sheets. */
export const selfCheckModule = new ContainerModule((options) => {
  bindService(options, SelfCheckGateway, [WireCalls], createHttpSelfChecks);
});
