import { createHttpSmsGateway, createHttpWeChatGateway } from '@gongwei/adapters/http';
import {
  createSmsCodes,
  createWeChatScans,
  SmsCodes,
  SmsGateway,
  WeChatGateway,
  WeChatScans,
} from '@gongwei/application/identity';
import { Clock, Configuration } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** WeChat and text messages: most log in by their password, so that these come late, though they log in. */
export const alternativeLogInModule = new ContainerModule((options) => {
  bindService(options, WeChatGateway, [WireCalls], createHttpWeChatGateway);
  bindService(options, WeChatScans, [WeChatGateway, Clock, Configuration], createWeChatScans);
  bindService(options, SmsGateway, [WireCalls], createHttpSmsGateway);
  bindService(options, SmsCodes, [SmsGateway, Clock], createSmsCodes);
});
