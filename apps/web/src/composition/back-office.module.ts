import { createHttpRegisterDirectory } from '@gongwei/adapters/http';
import { createOwnSignature, OwnSignature } from '@gongwei/application/back-office';
import { RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { RegisterDirectory } from '@gongwei/application/register';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

export const backOfficeModule = new ContainerModule((options) => {
  bindService(options, OwnSignature, [RecordRepository, SessionService], createOwnSignature);
  bindService(options, RegisterDirectory, [WireCalls], createHttpRegisterDirectory);
});
