import { createHttpSmsGateway } from '@gongwei/adapters/http';
import { createSmsCodes, SmsCodes, SmsGateway } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** Codes by text message: few log in by them, so that they come late, though they log in. */
export const smsModule = new ContainerModule((options) => {
  bindService(options, SmsGateway, [WireCalls], createHttpSmsGateway);
  bindService(options, SmsCodes, [SmsGateway, Clock], createSmsCodes);
});
