import { createHttpPackageGateway } from '@gongwei/adapters/http';
import { createPackageUploads, PackageGateway, PackageUploads } from '@gongwei/application/back-office';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** What only forms of registers ask for; it comes with the first of them. */
export const registersModule = new ContainerModule((options) => {
  bindService(options, PackageGateway, [WireCalls], createHttpPackageGateway);
  bindService(options, PackageUploads, [PackageGateway], createPackageUploads);
});
