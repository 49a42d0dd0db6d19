import { defineList } from '../../list-definition.ts';
import { PLAN_LABELS } from '../programmes/plan-parts.ts';
import { people, peopleFilters } from '../resident-parts.ts';

/** The planned visits behind a number, each beside its person. Opened from the number (`filters.number`). */
export const analysedPlans = defineList({
  id: 'analysed-plans',
  title: '统计名单（随访）',
  unit: '人次',
  subject: 'plan',
  permission: { code: 'gwsfmkgl' },
  columns: [
    people.name, people.sex, people.age, people.phone,
    { key: 'programme', label: '项目', value: 'plan.programme', cell: 'choice', width: 116, words: PLAN_LABELS.programme },
    { key: 'what', label: '次别', value: 'plan.what', cell: 'text', width: 90 },
    { key: 'dueOn', label: '应随访日期', value: 'plan.dueOn', cell: 'day', width: 110, sortable: true },
    { key: 'state', label: '状态', value: 'plan.state', cell: 'state', width: 84, words: PLAN_LABELS.state },
    { key: 'closedOn', label: '实际日期', value: 'plan.closedOn', cell: 'day', width: 110, sortable: true },
    { key: 'overdueDays', label: '逾期', value: 'plan.overdueDays', cell: 'number', width: 72, unit: '天', sortable: true, zero: 'blank' },
    { ...people.village, sortable: true },
    { key: 'doctor', label: '随访医生', value: 'plan.doctor', cell: 'staff', width: 90 },
    people.institution, people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    { key: 'state', label: '随访状态', kind: 'choice', on: 'plan.state', words: PLAN_LABELS.state },
    { key: 'programme', label: '项目', kind: 'choice', on: 'plan.programme', words: PLAN_LABELS.programme },
    { key: 'dueOn', label: '应随访日期', kind: 'days', on: 'plan.dueOn' },
    peopleFilters.village, peopleFilters.place,
  ],
  sort: [{ by: 'dueOn' }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '没有随访。', hint: '回到统计页面换一个数字。', filtered: { text: '没有符合条件的随访。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' } },
});
