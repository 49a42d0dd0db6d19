import { defineList } from '../list-definition.ts';
import { people, peopleFilters } from './resident-parts.ts';

const words = (field: string) => ({ form: 'report-print-job', field }) as const;

/** What was printed, of whom, by whom and how often. */
export const printJournal = defineList({
  id: 'print-journal',
  title: '打印记录',
  unit: '份',
  subject: 'print-job',
  permission: { code: 'bggl' },
  columns: [
    people.name, people.sex,
    { key: 'age', label: '年龄', value: 'fullYears(resident.birthDate, day(record.@createdAt))', cell: 'number', width: 64, unit: '岁', hint: '打印当天的周岁' },
    people.archiveNumber,
    { key: 'template', label: '报告', value: 'record.template', cell: 'choice', width: 180, grows: true, words: words('template') },
    { key: 'copies', label: '份数', value: 'record.copies', cell: 'number', width: 64 },
    { key: 'time', label: '第几次', value: 'record.@time', cell: 'number', width: 76, hint: '同一页（同一次体检）的第几次打印' },
    { key: 'state', label: '状态', value: 'record.state', cell: 'state', width: 90, words: words('state') },
    { key: 'printedAt', label: '打印时间', value: 'record.@createdAt', cell: 'instant', width: 150, sortable: true },
    { key: 'printedBy', label: '打印人', value: 'record.@createdBy', cell: 'staff', width: 100 },
    people.institution,
    { key: 'receiver', label: '领取人', value: 'record.receiver', cell: 'text', width: 90, masked: 'person-name' },
  ],
  filters: [
    { key: 'person', label: '姓名/身份证号/档案号', kind: 'text', match: 'search', on: ['resident.name', 'resident.idNumber', 'resident.archiveNumber'] },
    { key: 'template', label: '报告', kind: 'choice', on: 'record.template', words: words('template') },
    { key: 'state', label: '状态', kind: 'choice', on: 'record.state', words: words('state') },
    { key: 'printedOn', label: '打印日期', kind: 'days', on: 'record.@createdAt' },
    peopleFilters.place,
    { key: 'printedBy', label: '打印人', kind: 'person', on: 'record.@createdBy' },
  ],
  views: [
    { id: 'mine', label: '我打印的', where: { printedBy: ['@me'] } },
    { id: 'today', label: '今天打印的', where: { printedOn: { from: '@today', to: '@today' } } },
  ],
  sort: [{ by: 'printedAt', descending: true }],
  // The sheet of the print, where its hand-over is entered.
  open: '/cust/jkdn/:resident/form/report-print-job/:id',
  actions: [
    { id: 'receive', label: '登记领取', on: 'row', letter: 'E', does: { open: '/cust/jkdn/:resident/form/report-print-job/:id' } },
    { id: 'archive', label: '进入档案', on: 'row', letter: 'V', does: { open: '/cust/jkdn/:resident' } },
   { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '没有打印记录', hint: '打印过的报告和表会记在这里。' },
});
