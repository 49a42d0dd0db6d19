import {
  createHttpDeviceGateway,
  createHttpPlatformGateway,
  createHttpPrintJobs,
  createHttpTubeCodes,
  createHttpWaitingRetests,
} from '@gongwei/adapters/http';
import { createOwnSignature, OwnSignature } from '@gongwei/application/back-office';
import { RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { TubeCodes, WaitingRetests } from '@gongwei/application/nucleic-acid';
import { createDeviceBinding, DeviceBinding, DeviceGateway } from '@gongwei/application/prevention';
import { StoredItems } from '@gongwei/application/shared';
import { createPlatformAccounts, PlatformAccounts, PlatformGateway, PrintJobs } from '@gongwei/application/upload';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

export const backOfficeModule = new ContainerModule((options) => {
  bindService(options, OwnSignature, [RecordRepository, SessionService], createOwnSignature);
  bindService(options, TubeCodes, [WireCalls], createHttpTubeCodes);
  bindService(options, WaitingRetests, [WireCalls], createHttpWaitingRetests);
  bindService(options, DeviceGateway, [WireCalls], createHttpDeviceGateway);
  bindService(options, DeviceBinding, [DeviceGateway, SessionService, StoredItems], createDeviceBinding);
  bindService(options, PlatformGateway, [WireCalls], createHttpPlatformGateway);
  bindService(options, PrintJobs, [WireCalls], createHttpPrintJobs);
  bindService(options, PlatformAccounts, [PlatformGateway, SessionService], createPlatformAccounts);
});
