import type { CodeLabels, Column, Filter, ListAction, View } from '../../list-definition.ts';
import { people, peopleFilters, sheetsOf } from '../resident-parts.ts';

/** How far somebody who was found with a raised value has come. */
const STATES = {
  options: [
    { code: '0', label: '待核实' },
    { code: '3', label: '复测中' },
    { code: '4', label: '已确诊未纳入' },
    { code: '1', label: '已纳入管理' },
    { code: '2', label: '已排除' },
    { code: '5', label: '档案已终止' },
  ],
} as const satisfies CodeLabels;

/** 核实结果 of who is no case. */
const VERDICTS = {
  options: [
    { code: '3', label: '排除' },
    { code: '4', label: '转高危管理' },
  ],
} as const satisfies CodeLabels;

/** Parts of the lists of people found with a raised value. `open`: the state of whom nobody has confirmed or excluded yet. */
export function screeningParts(screeningForm: string, cardForm: string, open: string) {
  // Asked only once somebody is confirmed: what is not there is not `false`.
  const state = `!isMissing(record.enrolled) && record.enrolled == true ? '1' : hasAny(record.screeningResult, ['3', '4']) ? '2' : resident.status != '1' ? '5' : record.screeningResult == '1' ? '4' : ${open}`;
  const source = { form: screeningForm, field: 'source' };
  const columns = {
    source: { key: 'source', label: '发现途径', value: 'record.source', cell: 'choice', width: 152, words: source },
    found: { key: 'found', label: '发现日期', value: 'record.registeredDate', cell: 'day', width: 110, sortable: true },
    referred: { key: 'referred', label: '已转诊', value: 'record.referred', cell: 'yes-no', width: 72 },
    verified: { key: 'verified', label: '核实日期', value: 'record.verifiedDate', cell: 'day', width: 110 },
    state: { key: 'state', label: '核实状态', value: state, cell: 'state', width: 116, words: STATES },
  } as const satisfies { readonly [key: string]: Column };
  const filters = [
    peopleFilters.person,
    peopleFilters.place,
    peopleFilters.village,
    { key: 'state', label: '核实状态', kind: 'choice', on: state, words: STATES, default: ['0', '3', '4'] },
    { key: 'source', label: '发现途径', kind: 'choice', on: 'record.source', words: source },
    { key: 'found', label: '发现日期', kind: 'days', on: 'record.registeredDate' },
    peopleFilters.doctor,
  ] as const satisfies readonly Filter[];
  const oldest = [{ by: 'found' }];
  const views = {
    mineOpen: { id: 'mine-open', label: '我负责的待核实', where: { doctor: ['@me'], state: ['0', '3'] }, sort: oldest },
    retest: { id: 'retest', label: '复测中', where: { state: ['3'] }, sort: oldest },
    late: {
      id: 'late',
      label: '发现超2周未处理',
      where: { state: ['0', '3'], found: { to: '@today-14d' } },
      sort: oldest,
    },
    confirmed: { id: 'confirmed', label: '已确诊未纳入', where: { state: ['4'] }, sort: oldest },
  } as const satisfies { readonly [key: string]: View };
  const actions = screeningActions(screeningForm, cardForm, state);
  return { who: [people.name, people.sex, people.age, people.phone, people.village], columns, filters, views, actions };
}

/** What is done with somebody found, by `state`. */
function screeningActions(screeningForm: string, cardForm: string, state: string): readonly ListAction[] {
  const undecided = `(${state}) == '0' || (${state}) == '3'`;
  const confirmed = `(${state}) == '4'`;
  return [
    { id: 'create', label: '登记', on: 'page', letter: 'E', does: { form: screeningForm } },
    { id: 'verify', label: '复测与核实', on: 'row', letter: 'E', does: { form: screeningForm } },
    { id: 'card', label: '建卡', on: 'row', letter: 'E', when: confirmed, does: { form: cardForm } },
    {
      id: 'exclude',
      label: '排除',
      on: 'row',
      letter: 'E',
      when: `${confirmed} || ${undecided}`,
      does: { job: 'exclude-suspects' },
      undo: true,
      asks: [
        { key: 'result', label: '核实结果', kind: 'choice', words: VERDICTS, required: true },
        { key: 'reason', label: '理由', kind: 'text', required: true, hint: '写进排除理由和修改历史' },
      ],
      says: '已排除 {done} 人；跳过 {skipped} 人。',
    },
    {
      id: 'reopen',
      label: '重新核实',
      on: 'row',
      letter: 'E',
      when: "hasAny(record.screeningResult, ['3', '4'])",
      does: { job: 'reopen-suspects' },
      undo: true,
      asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }],
      says: '已恢复为待核实 {done} 人；跳过 {skipped} 人。',
    },
    {
      id: 'refer',
      label: '转诊确诊',
      on: 'row',
      letter: 'E',
      permission: 'gwjkdngl',
      when: undecided,
      does: { form: 'referral-out' },
    },
    sheetsOf('health-check-up', 'checkUps', '查看体检'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ];
}
