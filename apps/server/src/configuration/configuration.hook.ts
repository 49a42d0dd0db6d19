import { CONFIGURATION_FORM, CONFIGURATION_TOPIC, isCountyOnly, isStricterBelow } from '@gongwei/domain/back-office';
import type { RecordHook } from '../records/record-hooks.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { configurationAbove } from './configuration.query.ts';

/**
 * Entries of 全局配置: what may only become stricter below is refused where it would be looser than above (422); keys of log-in and security are changed, and taken out, by the platform's administrator alone, and every window hears of
 * a change. It is said before the write is there for all: windows wait a moment before they ask.
 */
export const configurationHook: RecordHook = {
  name: 'configuration',
  beforeWrite: async ({ form, inside, holder, data }) => {
    const [key, value] = [String(data['key'] ?? ''), Number(data['value'])];
    if (form.id !== CONFIGURATION_FORM || !isStricterBelow(key)) return;
    const { [key]: above } = await configurationAbove(inside, holder.institutionCode);
    if (typeof above === 'number' && value > above)
      throw httpFailure(422, { code: 'configuration.looser', message: `上级机构定为 ${above}，本机构只能更短` });
  },
  afterWrite: async ({ context, form, staff, before, data }) => {
    if (form.id !== CONFIGURATION_FORM) return false;
    const keys = [before?.data, data].map((answers) => String(answers?.['key'] ?? ''));
    if (keys.some(isCountyOnly) && !staff.roles.includes('SYS'))
      throw forbidden('登录与安全类参数只能由平台管理员修改');
    context.bus.publish(CONFIGURATION_TOPIC, {});
    return false;
  },
};
