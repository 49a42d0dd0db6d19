import { createHttpReminderLimits } from '@gongwei/adapters/http';
import { ReminderLimitsGateway } from '@gongwei/application/reminders';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** 规则设置 of 智能提醒; it comes with its window. */
export const reminderLimitsModule = new ContainerModule((options) => {
  bindService(options, ReminderLimitsGateway, [WireCalls], createHttpReminderLimits);
});
