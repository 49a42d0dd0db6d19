import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';

const CHECK_UP = 'latest(health-check-up)';

/** Who stands behind a number of residents. Opened from the number (`filters.number`). */
export const analysedResidents = defineList({
  id: 'analysed-residents',
  title: '统计名单（居民）',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwtjdngl' },
  columns: [
    people.name, people.sex, people.age, people.idNumber, people.phone, people.conditions, people.village, people.lastCheckUpOn,
    { key: 'glucose', label: '空腹血糖', value: `${CHECK_UP}.fastingGlucose`, cell: 'number', width: 100, unit: 'mmol/L', decimals: 1 },
    { key: 'systolic', label: '收缩压', value: `max(${CHECK_UP}.leftSystolic, ${CHECK_UP}.rightSystolic)`, cell: 'number', width: 108, unit: 'mmHg' },
    { key: 'lastFollowUp', label: '最近随访', value: 'resident.lastFollowUpOn', cell: 'day', width: 110, sortable: true, shown: 'wide' },
    people.institution, people.doctor, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    peopleFilters.village, peopleFilters.doctor, peopleFilters.sex, peopleFilters.age, peopleFilters.conditions,
  ],
  sort: [{ by: 'lastCheckUpOn', descending: true }],
  open: '/cust/jkdn/:id',
  actions: [{ id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有人。', hint: '回到统计页面换一个数字。', filtered: { text: '没有符合条件的人。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' } },
});
