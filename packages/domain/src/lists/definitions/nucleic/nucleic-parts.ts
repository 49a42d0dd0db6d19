import { boxLife, retestLife, tubeLife } from '../../../nucleic-acid/index.ts';
import { type ActionField, type CodeLabels, type Column, type Filter, type ListAction } from '../../list-definition.ts';
import { statesOf } from '../../states-of.ts';

const words = (...all: readonly (readonly [code: string, label: string])[]): CodeLabels => ({
  options: all.map(([code, label]) => ({ code, label })),
});

export const TUBE_LABELS = statesOf(tubeLife.plan.states, {
  ...{ '40': 'good', '45': 'danger', '60': 'warn', '65': 'danger', '66': 'good' },
  ...{ '70': 'good', '80': 'good', '81': 'warn', '90': 'quiet' },
});
export const BOX_LABELS = statesOf(boxLife.plan.states, { '3': 'warn', '4': 'good', '5': 'danger', '9': 'quiet' });
export const RETEST_LABELS = statesOf(retestLife.plan.states, {
  '1': 'danger',
  '2': 'warn',
  '4': 'good',
  '9': 'quiet',
});
export const RESULT_TEXTS: CodeLabels = {
  options: [
    { code: '0', label: '阴性', tone: 'good' },
    { code: '1', label: '阳性', tone: 'danger' },
    { code: '2', label: '可疑', tone: 'warn' },
  ],
};
export const KIND_LABELS = words(['1', '单采'], ['5', '5混1'], ['10', '10混1'], ['20', '20混1']);
export const SEX_LABELS = words(['1', '男'], ['2', '女']);
export const CONCLUSION_LABELS = words(['1', '合格接收'], ['2', '让步接收'], ['3', '拒收']);
export const NOTIFY_LABELS = words(['0', '未通知'], ['1', '已电话通知'], ['2', '无法联系'], ['3', '已转社区']);
export const FROM_LABELS = words(['1', '手工'], ['2', '仪器']);
export const CHECKED_LABELS: CodeLabels = {
  options: [
    { code: 'same', label: '一致', tone: 'good' },
    { code: 'differs', label: '不一致', tone: 'danger' },
    { code: 'settled', label: '已核对', tone: 'quiet' },
  ],
};
export const VALID_LABELS = words(['1', '有效'], ['0', '无效']);
export const CROWD_LABELS: CodeLabels = { form: 'nucleic-sample', field: 'crowdType' };
export const SPECIMEN_LABELS: CodeLabels = { form: 'nucleic-sample', field: 'specimenType' };
export const REJECT_LABELS: CodeLabels = { form: 'nucleic-receipt', field: 'rejectReason' };

/** Columns that lists of samples share. */
export const sampled = {
  code: { key: 'code', label: '采样管条码', value: 'sample.code', cell: 'text', width: 170, shown: 'always' },
  kind: { key: 'kind', label: '方式', value: 'sample.kind', cell: 'choice', width: 72, words: KIND_LABELS },
  name: { key: 'name', label: '姓名', value: 'sample.name', cell: 'text', width: 90, shown: 'always' },
  sex: { key: 'sex', label: '性别', value: 'sample.sex', cell: 'choice', width: 56, words: SEX_LABELS },
  age: { key: 'age', label: '年龄', value: 'sample.age', cell: 'number', width: 64, unit: '岁' },
  idNo: { key: 'idNo', label: '证件号码', value: 'sample.idNo', cell: 'text', width: 176 },
  phone: { key: 'phone', label: '联系电话', value: 'sample.phone', cell: 'text', width: 120, shown: 'wide' },
  sampledAt: {
    key: 'sampledAt',
    label: '采样时间',
    value: 'sample.sampledAt',
    cell: 'instant',
    width: 140,
    sortable: true,
  },
  lab: { key: 'lab', label: '检测机构', value: 'sample.lab', cell: 'institution', width: 160, shown: 'wide' },
  result: { key: 'result', label: '结果', value: 'sample.result', cell: 'state', width: 80, words: RESULT_TEXTS },
  state: { key: 'state', label: '状态', value: 'sample.state', cell: 'state', width: 110, words: TUBE_LABELS },
} as const satisfies { readonly [key: string]: Column };

export const sampledFilters = {
  who: {
    key: 'who',
    label: '姓名、证件号、电话或管码',
    kind: 'text',
    match: 'contains',
    on: ['sample.name', 'sample.idNo', 'sample.phone', 'sample.code'],
  },
  institution: { key: 'institution', label: '采样机构', kind: 'place', on: 'sample.institution' },
  sampledAt: { key: 'sampledAt', label: '采样日期', kind: 'days', on: 'sample.sampledAt' },
  state: { key: 'state', label: '状态', kind: 'choice', on: 'sample.state', words: TUBE_LABELS },
  kind: { key: 'kind', label: '采样方式', kind: 'choice', on: 'sample.kind', words: KIND_LABELS },
  result: { key: 'result', label: '结果', kind: 'choice', on: 'sample.result', words: RESULT_TEXTS },
} as const satisfies { readonly [key: string]: Filter };

/** Whether somebody of a positive pool was told; the last two hand a person on. */
export const NOTE_RETEST = {
  label: '登记通知',
  letter: 'E',
  permission: 'cjyb',
  does: { job: 'note-retest' },
  undo: true,
  asks: [
    {
      key: 'notify',
      label: '通知情况',
      kind: 'choice',
      required: true,
      words: NOTIFY_LABELS,
      hint: '“无法联系”“已转社区”的，此人的复核即结束；以后又来采样的，仍以单管结果为准',
    },
  ],
} as const satisfies Partial<ListAction>;

export const REASON: ActionField = { key: 'reason', label: '原因', kind: 'long-text', required: true };

/** What is in a box, which lists of boxes lead here by: its number is another's, too, once it has come back empty. */
export const inBox = (on: 'sample' | 'tube') =>
  ({
    key: 'box',
    label: '转运箱',
    kind: 'thing',
    of: { list: 'nucleic-boxes', column: 'boxNo' },
    on: `${on}.box`,
    place: 'more',
  }) as const;
