import type { Column, Filter, ListAction, ListDefinition, View } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { DRUG_DAYS } from '../../drug-days.ts';
import { where } from './monitoring-parts.data.ts';

const FORM = 'medication-record';
const ACTIVE = "record.active == false ? '0' : '1'";
const STATES = { options: [{ code: '1', label: '在用', tone: 'good' }, { code: '0', label: '已停', tone: 'quiet' }] } as const;
const words = (field: string) => ({ form: FORM, field });

/** 调整或停药原因 of the sheet, which a test holds to it. */
const STOP_REASONS = {
  options: [
    { code: '1', label: '控制不满意' }, { code: '2', label: '不良反应' }, { code: '3', label: '价格或可及性' }, { code: '4', label: '疗程结束' },
    { code: '5', label: '医生调整' }, { code: '9', label: '其他' },
  ],
} as const;

const AMOUNTS: readonly Column[] = [
  { key: 'specification', label: '规格', value: 'record.specification', cell: 'text', width: 120, shown: 'wide' },
  { key: 'dose', label: '每次剂量', value: 'record.dosePerTime', cell: 'number', width: 88 },
  { key: 'doseUnit', label: '单位', value: 'record.doseUnit', cell: 'choice', width: 100, words: words('doseUnit') },
  { key: 'frequency', label: '频次', value: 'record.frequency', cell: 'choice', width: 100, words: words('frequency') },
  { key: 'route', label: '途径', value: 'record.route', cell: 'choice', width: 84, words: words('route'), shown: 'wide' },
  { key: 'startDate', label: '开始日期', value: 'record.startDate', cell: 'day', width: 110, sortable: true },
  { key: 'endDate', label: '停药日期', value: 'record.endDate', cell: 'day', width: 110, sortable: true },
  { key: 'adherence', label: '依从率', value: 'record.adherenceRate', cell: 'number', width: 92, unit: '%', decimals: 1, sortable: true },
  { key: 'adverse', label: '不良反应', value: 'record.adverseDrugReaction', cell: 'choice', width: 88, words: words('adverseDrugReaction') },
  { key: 'source', label: '来源', value: 'record.dataSource', cell: 'choice', width: 96, words: words('dataSource'), shown: 'wide' },
  { key: 'active', label: '状态', value: ACTIVE, cell: 'state', width: 80, words: STATES },
];

const filtersOf = (disease: string | undefined): readonly Filter[] => [
  ...where,
  { key: 'disease', label: '对应疾病', kind: 'choice', on: 'record.disease', words: words('disease'), ...(disease && { default: [disease] }) },
  { key: 'active', label: '状态', kind: 'choice', on: ACTIVE, words: STATES },
  { key: 'source', label: '来源', kind: 'choice', on: 'record.dataSource', words: words('dataSource') },
  { key: 'startDate', label: '开始日期', kind: 'days', on: 'record.startDate', place: 'more' },
  { key: 'drug', label: '药品', kind: 'thing', of: { list: 'drug-catalogue', column: 'genericName' }, on: 'record.@drugs', place: 'more' },
  { key: 'poor', label: '依从率低于80%', kind: 'switch', on: 'record.adherenceRate < 80', place: 'more' },
];

const VIEWS: readonly View[] = [
  { id: 'active', label: '在用', where: { active: ['1'] } },
  { id: 'poor', label: '依从差', where: { active: ['1'], poor: ['1'] }, sort: [{ by: 'adherence' }] },
  { id: 'week', label: '近7天随访同步', where: { source: ['1'], startDate: { from: '@today-7d', to: '@today' } } },
  { id: 'year', label: '近一年', where: { startDate: { from: `@today-${DRUG_DAYS}d`, to: '@today' } } },
  { id: 'stopped', label: '已停', where: { active: ['0'] }, sort: [{ by: 'endDate', descending: true }] },
];

const ACTIONS: readonly ListAction[] = [
  { id: 'create', label: '新增用药', on: 'page', letter: 'E', does: { form: FORM } },
  {
    id: 'stop', label: '停药', on: 'rows', letter: 'E', when: `(${ACTIVE}) == '1'`, does: { job: 'stop-medicines' }, undo: true,
    asks: [{ key: 'reason', label: '原因', kind: 'choice', words: STOP_REASONS, required: true }, { key: 'on', label: '停药日期', kind: 'day', required: true, first: 'today' }],
    says: '已停 {done} 条；跳过 {skipped} 条。',
  },
  {
    id: 'resume', label: '恢复在用', on: 'rows', letter: 'E', when: `(${ACTIVE}) == '0'`, does: { job: 'resume-medicines' }, undo: true,
    asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }], says: '已恢复 {done} 条；跳过 {skipped} 条。',
  },
  { id: 'check', label: '药物核对', on: 'row', letter: 'V', does: { dialog: 'medication-check' } },
  { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
];

/** The list of medicines for one disease, its code, or for any; `own`: columns only it has. */
export const medicineList = (
  head: Pick<ListDefinition, 'id' | 'title'>,
  disease: string | undefined,
  own: readonly Column[],
): ListDefinition => ({
  ...head,
  unit: '条',
  subject: 'record:medication-record',
  permission: { code: 'gwyfrh' },
  columns: [
    people.name,
    { key: 'drug', label: '药品', value: 'record.drugName', cell: 'text', width: 150, grows: true, sortable: true },
    ...own, ...AMOUNTS, people.village, people.doctor,
  ],
  filters: filtersOf(disease),
  views: VIEWS,
  sort: [{ by: 'startDate', descending: true }],
  open: '/cust/jkdn/:resident/form/medication-record/:id',
  actions: ACTIONS,
  empty: {
    text: '还没有用药记录。', hint: '用“新增用药”登记居民在用的药。', action: 'create',
    filtered: { text: '没有符合条件的用药记录。', hint: '去掉一个筛选条件。' },
  },
});
