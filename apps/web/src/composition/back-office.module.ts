import { createOwnSignature, OwnSignature } from '@gongwei/application/back-office';
import { RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';

export const backOfficeModule = new ContainerModule((options) => {
  bindService(options, OwnSignature, [RecordRepository, SessionService], createOwnSignature);
});
