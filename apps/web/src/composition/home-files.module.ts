import { createHttpHomeFiles } from '@gongwei/adapters/http';
import { HomeFiles } from '@gongwei/application/prevention';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** What people measured at home; it comes with the first page of it. */
export const homeFilesModule = new ContainerModule((options) => {
  bindService(options, HomeFiles, [WireCalls], createHttpHomeFiles);
});
