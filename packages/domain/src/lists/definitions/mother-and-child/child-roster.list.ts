import { defineList } from '../../list-definition.ts';
import { people, peopleFilters, YES_NO } from '../resident-parts.ts';

const MONTHS = 'fullMonths(record.birthDate, @today)';
const STAGES = [
  [1, '满月'], [3, '3月龄'], [6, '6月龄'], [8, '8月龄'], [12, '12月龄'], [18, '18月龄'], [24, '24月龄'], [30, '30月龄'], [36, '3岁'], [48, '4岁'], [60, '5岁'], [72, '6岁'],
] as const;
const stage = ([month, label]: (typeof STAGES)[number]) =>
  ({ key: `m${month}`, label, value: `latest(child-check-up, when: record.stageMonth == '${month}').followUpDate`, cell: 'day', width: 110, shown: 'wide' }) as const;

/** 花名册: 0～6岁儿童 (`/health/hmc?list=child-roster`): one line a child, with the day of every visit. */
export const childRoster = defineList({
  id: 'child-roster',
  title: '0～6岁儿童花名册',
  unit: '人',
  subject: 'record:child-basic-info',
  permission: { code: 'gwfybjgl' },
  columns: [
    { key: 'recordNumber', label: '档案编号', value: 'record.childRecordNumber', cell: 'text', width: 150, sortable: true },
    people.name, people.sex,
    { key: 'birthDate', label: '出生日期', value: 'record.birthDate', cell: 'day', width: 110, sortable: true },
    { key: 'months', label: '月龄', value: MONTHS, cell: 'number', width: 64, unit: '月' },
    people.idNumber,
    { key: 'mother', label: '母亲姓名', value: 'record.motherName', cell: 'text', width: 90 },
    { key: 'father', label: '父亲姓名', value: 'record.fatherName', cell: 'text', width: 90, shown: 'wide' },
    { key: 'guardianPhone', label: '联系电话', value: 'record.guardianPhone', cell: 'text', width: 120 },
    people.village,
    { key: 'birthWeight', label: '出生体重', value: 'record.birthWeight', cell: 'number', width: 84, unit: 'kg', decimals: 2 },
    { key: 'newborn', label: '新生儿访视', value: 'isMissing(latest(newborn-home-visit).visitDate) ? latest(postpartum-newborn-visit).visitDate : latest(newborn-home-visit).visitDate', cell: 'day', width: 110 },
    ...STAGES.map(stage),
    { key: 'frail', label: '体弱', value: 'has(frail-child-management)', cell: 'yes-no', width: 60 },
    { key: 'doctor', label: '责任医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village, peopleFilters.sex,
    { key: 'months', label: '月龄', kind: 'range', on: MONTHS, tellsAge: true },
    { key: 'birthDate', label: '出生日期', kind: 'days', on: 'record.birthDate', tellsAge: true },
    { key: 'status', label: '管理状态', kind: 'choice', on: 'record.status', words: { form: 'child-basic-info', field: 'status' } },
    { key: 'frail', label: '体弱儿', kind: 'choice', on: 'has(frail-child-management)', words: YES_NO },
    { key: 'noYear', label: '今年未体检', kind: 'switch', on: '!has(child-check-up, year)' },
    { key: 'doctor', label: '责任医生', kind: 'person', on: 'record.responsibleDoctor' },
  ],
  views: [
    { id: 'infants', label: '1岁以下', where: { months: { from: 0, to: 11 } }, sort: [{ by: 'birthDate', descending: true }] },
    { id: 'unseen', label: '今年未体检', where: { noYear: ['1'] }, sort: [{ by: 'birthDate', descending: true }] },
    { id: 'frail', label: '体弱儿', where: { frail: ['1'] }, sort: [{ by: 'birthDate', descending: true }] },
  ],
  sort: [{ by: 'birthDate', descending: true }],
  open: '/health/etbjxx/:resident',
  actions: [{ id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有儿童。', hint: '到“儿童保健”为新生儿建册。', filtered: { text: '没有符合条件的儿童。', hint: '去掉筛选，或到“儿童保健”为新生儿建册。' } },
});
