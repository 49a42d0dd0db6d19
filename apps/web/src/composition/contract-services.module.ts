import { createHttpContractServices } from '@gongwei/adapters/http';
import { ContractServices } from '@gongwei/application/prevention';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** Services of a contract; they come with their window. */
export const contractServicesModule = new ContainerModule((options) => {
  bindService(options, ContractServices, [WireCalls], createHttpContractServices);
});
