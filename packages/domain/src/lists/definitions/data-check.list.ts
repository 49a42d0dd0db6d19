import { defineList } from '../list-definition.ts';
import { FINDING_LABELS } from './finding-parts.ts';
import { FINDING_RULES } from './finding-rules.data.ts';
import { people, peopleFilters } from './resident-parts.ts';

const OPEN = "finding.stored == 'open' || finding.stored == 'assigned'";
/** What is missing is a sheet that is not there yet: it is made, the one that tells of it has nothing to correct. */
const MISSING_SHEETS = [
  { id: 'file', label: '去建档', permission: 'gwjkdngl', form: 'resident-personal-info', rules: ['no-archive', 'card-no-archive'] },
  { id: 'hypertension-card', label: '建专档', permission: 'gwsfmkgl', form: 'hypertension-card', rules: ['hypertension-visit-without-card', 'no-card-hypertension'] },
  { id: 'diabetes-card', label: '建专档', permission: 'gwsfmkgl', form: 'diabetes-card', rules: ['diabetes-visit-without-card', 'no-card-diabetes'] },
] as const;
const isOf = (rules: readonly string[]): string =>
  `hasAny(finding.rule, [${rules.map((rule) => `'across:${rule}'`).join(', ')}])`;
const MISSES_SHEET = isOf(MISSING_SHEETS.flatMap(({ rules }) => [...rules]));
const FORM = { dictionary: 'resident-form' };

/** 数据核查 (`/custTj/sjhc`): what rules have to say of stored records. Enter opens the sheet with the cursor in the field. */
export const dataCheck = defineList({
  id: 'data-check',
  title: '数据核查',
  unit: '处',
  subject: 'finding',
  permission: { code: 'gwtjdngl' },
  columns: [
    { key: 'severity', label: '性质', value: 'finding.severity', cell: 'state', width: 76, words: FINDING_LABELS.severity, sortable: true },
    people.name,
    { key: 'says', label: '问题', value: 'finding.says', cell: 'text', width: 340, grows: true, shown: 'always' },
    { key: 'form', label: '表单', value: 'finding.form', cell: 'choice', width: 150, words: FORM },
    { key: 'occurredOn', label: '表单日期', value: 'finding.occurredOn', cell: 'day', width: 104, sortable: true },
    { key: 'state', label: '状态', value: 'finding.state', cell: 'state', width: 90, words: FINDING_LABELS.state },
    { key: 'doctor', label: '派给', value: 'finding.doctor', cell: 'staff', width: 84 },
    { key: 'dueOn', label: '改正期限', value: 'finding.dueOn', cell: 'day', width: 104, sortable: true },
    { key: 'author', label: '录入人', value: 'finding.author', cell: 'staff', width: 84 },
    { ...people.village, width: 100, shown: 'wide' },
    { key: 'foundOn', label: '发现日期', value: 'finding.foundOn', cell: 'day', width: 104, sortable: true, shown: 'wide' },
    { key: 'closedOn', label: '消除日期', value: 'finding.closedOn', cell: 'day', width: 104, sortable: true, shown: 'chosen' },
    { key: 'excuse', label: '核实情况', value: 'finding.excuse', cell: 'text', width: 200, shown: 'wide', hint: '为什么属实；数值一变，例外即失效' },
    { key: 'saidBy', label: '经办人', value: 'finding.saidBy', cell: 'staff', width: 84, shown: 'chosen' },
    { key: 'rule', label: '问题种类', value: 'finding.rule', cell: 'choice', width: 150, words: { options: FINDING_RULES }, shown: 'chosen' },
    { key: 'kind', label: '范围', value: 'finding.kind', cell: 'choice', width: 66, words: FINDING_LABELS.kind, shown: 'chosen' },
    { key: 'record', label: '记录', value: 'finding.record', cell: 'text', width: 120, shown: 'chosen' },
    { key: 'field', label: '字段', value: 'finding.field', cell: 'text', width: 120, shown: 'chosen' },
    { ...people.doctor, key: 'residentDoctor', shown: 'chosen' },
  ],
  filters: [
    peopleFilters.person,
    { key: 'severity', label: '性质', kind: 'choice', on: 'finding.severity', words: FINDING_LABELS.severity, default: ['error', 'missing'] },
    { key: 'state', label: '状态', kind: 'choice', on: 'finding.state', words: FINDING_LABELS.state, default: ['open', 'assigned', 'overdue'] },
    { key: 'rule', label: '问题种类', kind: 'choice', on: 'finding.rule', words: { options: FINDING_RULES } },
    { key: 'form', label: '表单', kind: 'choice', on: 'finding.form', words: FORM },
    { key: 'author', label: '录入人', kind: 'person', on: 'finding.author' },
    { key: 'doctor', label: '派给', kind: 'person', on: 'finding.doctor' },
    { key: 'village', label: '村/社区', kind: 'place', on: 'resident.village' },
    { key: 'dueOn', label: '改正期限', kind: 'days', on: 'finding.dueOn', place: 'more' },
    { key: 'age', label: '发现多久', kind: 'choice', on: 'finding.age', words: FINDING_LABELS.age, place: 'more' },
    { key: 'says', label: '问题', kind: 'text', on: 'finding.says', place: 'more' },
    { key: 'kind', label: '范围', kind: 'choice', on: 'finding.kind', words: FINDING_LABELS.kind, place: 'more' },
    { key: 'place', label: '管理机构', kind: 'place', on: 'resident.institution', place: 'more' },
    { key: 'occurredOn', label: '表单日期', kind: 'days', on: 'finding.occurredOn', place: 'more' },
    { key: 'foundOn', label: '发现日期', kind: 'days', on: 'finding.foundOn', place: 'more' },
  ],
  views: [
    { id: 'mine', label: '派给我的', where: { severity: [], doctor: ['@me'], state: ['assigned', 'overdue'] }, sort: [{ by: 'dueOn' }] },
    { id: 'my-own', label: '我录入的', where: { author: ['@me'], state: ['open', 'assigned', 'overdue'] } },
    { id: 'across', label: '前后矛盾', where: { severity: [], kind: ['across'], state: ['open', 'assigned', 'overdue'] } },
    { id: 'overdue', label: '逾期未改', where: { severity: [], state: ['overdue'] }, sort: [{ by: 'dueOn' }] },
    { id: 'doubtful', label: '存疑', where: { severity: ['warning'], state: ['open', 'assigned', 'overdue'] } },
    { id: 'advice', label: '提示', where: { severity: ['advice'], state: ['open', 'assigned', 'overdue'] } },
    { id: 'excused', label: '情况属实', where: { severity: [], state: ['excused'] } },
    { id: 'closed', label: '近30天已消除', where: { severity: [], state: ['closed'] }, condition: 'finding.closedOn >= addDays(@today, -30)', sort: [{ by: 'closedOn', descending: true }] },
  ],
  summary: ['rule', 'author', 'age'],
  sort: [{ by: 'severity' }, { by: 'occurredOn', descending: true }],
  open: '/cust/jkdn/:resident/form/:form/:record?section=:field',
  actions: [
    { id: 'self-check', label: '机构自查', on: 'page', letter: 'V', does: { open: '/custTj/jgzc' } },
    { id: 'correct', label: '去改正', on: 'row', letter: 'V', slot: 'mend', when: `(${OPEN} || finding.stored == 'excused') && !${MISSES_SHEET}`, does: { open: '/cust/jkdn/:resident/form/:form/:record?section=:field' } },
    ...MISSING_SHEETS.map(({ id, label, permission, form, rules }) => ({ id, label, permission, on: 'row' as const, letter: 'E' as const, slot: 'mend', when: `(${OPEN}) && ${isOf(rules)}`, does: { form } })),
    { id: 'view', label: '查看档案', on: 'row', letter: 'V', does: { open: '/cust/jkdn/:resident' } },
    { id: 'assign', label: '派给医生', on: 'rows', letter: 'M', when: OPEN, does: { job: 'assign-findings' }, undo: true, asks: [{ key: 'whom', label: '派给', kind: 'choice', words: FINDING_LABELS.whom, required: true }, { key: 'doctor', label: '指定谁', kind: 'staff', hint: '派给“指定的一位”时填' }, { key: 'dueOn', label: '改正期限', kind: 'day', required: true }], confirm: '把 {n} 处派给医生改正？', says: '已派 {done} 处；跳过 {skipped} 处。' },
    { id: 'unassign', label: '收回', on: 'rows', letter: 'M', when: "finding.stored == 'assigned'", does: { job: 'unassign-findings' }, undo: true, confirm: '收回 {n} 处？', says: '已收回 {done} 处；跳过 {skipped} 处。' },
    { id: 'excuse', label: '情况属实', on: 'rows', letter: 'E', when: OPEN, does: { job: 'excuse-findings' }, undo: true, asks: [{ key: 'reason', label: '核实情况', kind: 'text', required: true, hint: '怎样核实的；数值一变，例外即失效' }], confirm: '{n} 处核实后情况属实，不再提示？', says: '已登记 {done} 处属实；跳过 {skipped} 处。' },
    { id: 'withdraw', label: '取消例外', on: 'rows', letter: 'E', when: "finding.stored == 'excused'", does: { job: 'withdraw-excuses' }, undo: true, confirm: '取消 {n} 处例外，重新待处理？', says: '已恢复 {done} 处；跳过 {skipped} 处。' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有问题。', hint: '看“存疑”“提示”“近30天已消除”。', filtered: { text: '没有符合条件的问题。', hint: '看“存疑”“提示”“近30天已消除”，或去掉一个筛选条件。' } },
});
