import { CONFIGURATION_FORM, CONFIGURATION_TOPIC, isCountyOnly } from '@gongwei/domain/back-office';
import type { RecordHook } from '../records/record-hooks.ts';
import { forbidden } from '../shared/http-failure.ts';

/**
 * Entries of 全局配置: keys of log-in and security are changed, and taken out, by the platform's administrator alone, and every window hears of
 * a change. It is said before the write is there for all: windows wait a moment before they ask.
 */
export const configurationHook: RecordHook = {
  name: 'configuration',
  afterWrite: async ({ context, form, staff, before, data }) => {
    if (form.id !== CONFIGURATION_FORM) return false;
    const keys = [before?.data, data].map((answers) => String(answers?.['key'] ?? ''));
    if (keys.some(isCountyOnly) && !staff.roles.includes('SYS'))
      throw forbidden('登录与安全类参数只能由平台管理员修改');
    context.bus.publish(CONFIGURATION_TOPIC, {});
    return false;
  },
};
