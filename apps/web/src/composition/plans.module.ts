import { createHttpRound } from '@gongwei/adapters/http';
import { RoundGateway } from '@gongwei/application/plans';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** The order of one's own round; it comes with the list of visits. */
export const plansModule = new ContainerModule((options) => {
  bindService(options, RoundGateway, [WireCalls], createHttpRound);
});
