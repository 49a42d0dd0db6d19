import { defineList } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { where } from './monitoring-parts.data.ts';

const FORM = 'health-report';
const STATE = "isMissing(record.state) ? '0' : record.state";
const STATES = {
  options: [
    { code: '0', label: '草稿', tone: 'warn' }, { code: '1', label: '已审核' }, { code: '2', label: '已推送', tone: 'good' },
    { code: '3', label: '已阅读', tone: 'good' }, { code: '4', label: '已作废', tone: 'quiet' },
  ],
} as const;
const PERIODS = { form: FORM, field: 'period' };
const WHY = [{ key: 'reason', label: '原因', kind: 'text', required: true }] as const;
const BY = [{ key: 'receivedBy', label: '签收、听取人', kind: 'text', required: true, hint: '居民本人，或与居民的关系和姓名' }] as const;
const is = (...states: readonly string[]): string => `hasAny(${STATE}, [${states.map((state) => `'${state}'`).join(', ')}])`;

/** 健康报告 (`/yfrh/jkbg`): what was measured and done for somebody over a time, from draft to the resident's hand. */
export const healthReportList = defineList({
  id: 'health-report-list',
  title: '健康报告',
  unit: '份',
  subject: 'record:health-report',
  permission: { code: 'gwyfrh' },
  columns: [
    people.name, { ...people.sex, shown: 'wide' }, people.age, { ...people.phone, shown: 'wide' }, people.village,
    { key: 'state', label: '状态', value: STATE, cell: 'state', width: 84, words: STATES },
    { key: 'period', label: '周期', value: 'record.period', cell: 'choice', width: 68, words: PERIODS },
    { key: 'from', label: '报告期起', value: 'record.rangeStart', cell: 'day', width: 104, sortable: true },
    { key: 'until', label: '止', value: 'record.rangeEnd', cell: 'text', width: 104, shown: 'wide' },
    { key: 'pressure', label: '平均血压', value: 'record.bpAverage', cell: 'text', width: 92, hint: 'mmHg，不足 3 天的不算' },
    { key: 'fasting', label: '空腹血糖', value: 'record.fastingAverage', cell: 'number', width: 84, decimals: 1, hint: '平均，mmol/L，不足 3 次的不算' },
    { key: 'times', label: '测量次数', value: 'record.times', cell: 'number', width: 88, unit: '次', sortable: true },
    { key: 'rate', label: '达标率', value: 'record.controlRate', cell: 'number', width: 80, unit: '%', decimals: 2, sortable: true },
    { key: 'conclusion', label: '结论', value: 'record.conclusion', cell: 'text', width: 220, grows: true },
    { key: 'doctor', label: '医生', value: 'record.doctor', cell: 'staff', width: 90 },
    { key: 'made', label: '生成时间', value: 'record.generatedAt', cell: 'instant', width: 140, sortable: true },
    people.idNumber, people.archiveNumber,
  ],
  filters: [
    ...where,
    { key: 'state', label: '状态', kind: 'choice', on: STATE, words: STATES, default: ['0', '1', '2', '3'] },
    { key: 'period', label: '报告周期', kind: 'choice', on: 'record.period', words: PERIODS },
    { key: 'made', label: '报告日期', kind: 'days', on: 'record.generatedAt', default: { from: '@today-90d' } },
    { key: 'doctor', label: '医生', kind: 'person', on: 'record.doctor' },
    { key: 'rate', label: '达标率', kind: 'range', on: 'record.controlRate', place: 'more' },
  ],
  views: [
    { id: 'draft', label: '待审核', where: { state: ['0'] } },
    { id: 'toPush', label: '待交付', where: { state: ['1'] } },
    { id: 'month', label: '近30天月报', where: { period: ['1'], made: { from: '@today-30d', to: '@today' } } },
    { id: 'unread', label: '交付 7 天没讲解', condition: "record.state == '2' && day(record.pushedAt) <= addDays(@today, -7)", sort: [{ by: 'made' }] },
  ],
  sort: [{ by: 'made', descending: true }],
  open: '/cust/jkdn/:resident/form/health-report/:id',
  actions: [
    { id: 'generate', label: '生成', on: 'page', letter: 'E', does: { open: '/yfrh/mbjc' } },
    { id: 'edit', label: '编辑建议', on: 'row', letter: 'E', when: is('0'), does: { open: '/cust/jkdn/:resident/form/health-report/:id' } },
    {
      id: 'regenerate', label: '重新生成', on: 'rows', letter: 'E', rare: true, when: is('0'), does: { job: 'regenerate-health-reports' },
      confirm: '按现在的测量重算 {n} 份草稿？写好的结论和建议会保留。', says: '已重新生成 {done} 份；跳过 {skipped} 份。',
    },
    { id: 'review', label: '审核', on: 'rows', letter: 'M', when: is('0'), does: { job: 'review-health-reports' }, undo: true, confirm: '审核 {n} 份报告？', says: '已审核 {done} 份；退回 {skipped} 份，原因见回执。' },
    { id: 'push', label: '交付居民', on: 'rows', letter: 'E', when: is('1'), does: { job: 'hand-out-health-reports' }, asks: BY, says: '已交付 {done} 份；跳过 {skipped} 份。' },
    { id: 'print', label: '打印', on: 'row', letter: 'V', does: { open: '/cust/jkdn/:resident/print/:id' } },
    { id: 'read', label: '登记讲解', on: 'rows', letter: 'E', when: is('2'), does: { job: 'note-read-health-reports' }, asks: BY, says: '已登记 {done} 份；跳过 {skipped} 份。' },
    { id: 'withdraw', label: '撤回审核', on: 'rows', letter: 'M', rare: true, when: is('1'), does: { job: 'withdraw-health-reports' }, undo: true, asks: WHY, says: '已撤回 {done} 份为草稿；跳过 {skipped} 份。' },
    { id: 'discard', label: '删除草稿', on: 'rows', letter: 'E', rare: true, when: is('0'), does: { job: 'discard-health-reports' }, asks: WHY, says: '已删除 {done} 份草稿；跳过 {skipped} 份。' },
    { id: 'void', label: '作废', on: 'rows', letter: 'M', rare: true, when: is('1', '2', '3'), does: { job: 'void-health-reports' }, asks: WHY, says: '已作废 {done} 份，可重新生成；跳过 {skipped} 份。' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: {
    text: '还没有报告。', hint: '每月 1 日自动为上月有测量的在管居民生成月报草稿；也可用“生成”到慢病监测，勾选患者后“生成健康报告”。', action: 'generate',
    filtered: { text: '没有符合条件的报告。', hint: '放宽报告日期，或去掉一个筛选条件。' },
  },
});
