import { defineCalendar } from '../measure-definition.ts';

const said = { basis: 'P', source: 'modules.md 2' } as const;

/** Days of what is asked for. */
export const calendarMeasures = defineCalendar([
  { id: 'days', label: '天数', value: 'days', ...said, hint: '所选时间的天数。' },
  { id: 'days-gone', label: '已过天数', value: 'days-gone', ...said, hint: '所选时间里已经过去的天数，今天也算。' },
  { id: 'workdays-left', label: '剩余工作日', value: 'workdays-left', ...said, hint: '今天起（含今天）到期末的工作日，周一到周五，不含法定节假日调整。' },
]);
