import type { Column, Filter, ListAction, View } from '../../list-definition.ts';
import { people, sheetsOf, YES_NO } from '../resident-parts.ts';
import type { MISSED_GLUCOSE } from './missed-points.ts';
import { LEVELS } from './monitoring-parts.data.ts';
import { readingsOf } from './readings-of.ts';

const STATES = {
  options: [{ code: '1', label: '在管', tone: 'good' }, { code: '2', label: '暂停', tone: 'warn' }, { code: '3', label: '移出', tone: 'quiet' }],
} as const;
/** A sheet of before has no state: it is in care. */
const STATE = "isMissing(record.state) ? '1' : record.state";
const IN_CARE = `(${STATE}) != '3'`;

type Readings = ReturnType<typeof readingsOf>;
const columnsOf = (readings: Readings, disease: string, sheet: string) => ({
  device: { key: 'device', label: '设备编码', value: 'record.device', cell: 'text', width: 120, shown: 'wide' },
  measuredAt: { key: 'measuredAt', label: '测量时间', value: `${readings.last}.measuredAt`, cell: 'instant', width: 140, sortable: true },
  level: { key: 'level', label: '预警级别', value: readings.level, cell: 'state', width: 112, words: LEVELS },
  warned: { key: 'warned', label: '近7天预警', value: readings.warned, cell: 'number', width: 108, unit: '次', zero: 'blank', sortable: true },
  open: { key: 'open', label: '未处理', value: readings.openWarnings, cell: 'number', width: 84, unit: '条', zero: 'blank', sortable: true },
  times: { key: 'times', label: '30天次数', value: readings.times(30), cell: 'number', width: 96, unit: '次', sortable: true },
  medicine: {
    key: 'medicine', label: '用药', cell: 'text', width: 140, shown: 'wide',
    value: `latest(medication-record, when: record.disease == '${disease}' && record.active == true).drugName`,
  },
  risk: {
    key: 'risk', label: '危险分层', value: 'latest(assessment-hypertension).riskLevel', cell: 'choice', width: 88, shown: 'chosen',
    words: { form: 'assessment-hypertension', field: 'riskLevel' },
  },
  type: { key: 'type', label: '患者类型', value: 'record.patientType', cell: 'choice', width: 112, words: { form: sheet, field: 'patientType' }, shown: 'chosen' },
  nextVisit: { ...people.nextFollowUpOn, key: 'nextVisit', due: true, shown: 'chosen' },
  doctor: { key: 'doctor', label: '责任医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
  state: { key: 'state', label: '状态', value: STATE, cell: 'state', width: 80, words: STATES },
}) as const satisfies { readonly [key: string]: Column };

const filtersOf = (readings: Readings) => ({
  level: { key: 'level', label: '预警级别', kind: 'choice', on: readings.level, words: LEVELS },
  silent: { key: 'silent', label: '未测量天数', kind: 'range', on: readings.silentDays },
  device: { key: 'device', label: '绑定设备', kind: 'choice', on: '!isMissing(record.device)', words: YES_NO, place: 'more' },
  doctor: { key: 'doctor', label: '责任医生', kind: 'person', on: 'record.responsibleDoctor' },
  state: { key: 'state', label: '状态', kind: 'choice', on: STATE, words: STATES, default: ['1', '2'] },
  warned: { key: 'warned', label: '近7天预警次数', kind: 'range', on: readings.warned },
  open: { key: 'open', label: '未处理预警', kind: 'range', on: readings.openWarnings, place: 'more' },
}) as const satisfies { readonly [key: string]: Filter };

const VIEWS = {
  warned: { id: 'warn', label: '近7天有预警', where: { warned: { from: 1 } }, sort: [{ by: 'warned', descending: true }] },
  open: { id: 'open', label: '预警未处理', where: { open: { from: 1 } }, sort: [{ by: 'open', descending: true }] },
  silent: { id: 'silent', label: '14天没测', where: { silent: { from: 15 } }, sort: [{ by: 'measuredAt' }] },
  mine: { id: 'mine', label: '我管的', where: { doctor: ['@me'] } },
} as const satisfies { readonly [key: string]: View };

/** What was to be measured and was not, today until now and yesterday. */
export const missedParts = ({ today, yesterday }: typeof MISSED_GLUCOSE) =>
  ({
    columns: [
      { key: 'missed', label: '今日漏测', value: today.which, cell: 'text', width: 104, hint: '今天按计划该测、过了时间还没测的时点' },
      { key: 'missedBefore', label: '昨日漏测', value: yesterday.which, cell: 'text', width: 132, shown: 'chosen', hint: '昨天按计划该测而没测的时点' },
    ],
    filters: [
      { key: 'missed', label: '今日漏测次数', kind: 'range', on: today.times },
      { key: 'missedBefore', label: '昨日漏测次数', kind: 'range', on: yesterday.times, place: 'more' },
    ],
    views: [
      { id: 'missed', label: '今日漏测', where: { missed: { from: 1 } } },
      { id: 'missed-yesterday', label: '昨日漏测', where: { missedBefore: { from: 1 } } },
    ],
  }) as const satisfies { readonly columns: readonly Column[]; readonly filters: readonly Filter[]; readonly views: readonly View[] };

/** 原因 of the sheets, which a test holds to them: a window needs its words written out. */
const STANDING_REASONS = {
  options: [
    { code: '1', label: '居民要求' }, { code: '2', label: '住院' }, { code: '3', label: '外出' }, { code: '4', label: '迁出' },
    { code: '5', label: '死亡' }, { code: '6', label: '失访' }, { code: '7', label: '连续达标，转常规随访' }, { code: '9', label: '其他' },
  ],
} as const;
/** Ends or rests the monitoring, with why. */
const ENDING = [
  { key: 'reason', label: '原因', kind: 'choice', words: STANDING_REASONS, required: true },
  { key: 'note', label: '说明', kind: 'text', hint: '选“其他”时必填' },
] as const;

/** What the button may promise: messages are sent by nobody, so that a doctor is asked to call. */
export const REMIND = {
  id: 'remind', label: '提醒测量', on: 'rows', letter: 'E',
  confirm: '给这 {n} 人的责任医生各记一条“打电话提醒测量”。本系统不代发短信、微信；近 7 天提醒过的跳过。',
  says: '已提醒 {done} 人；跳过 {skipped} 人，原因见回执。',
} as const;

const actionsOf = (sheet: string, form: string, history: string): readonly ListAction[] => [
  { id: 'add', label: '新增患者', on: 'page', letter: 'E', does: { form: sheet } },
  { id: 'enter', label: '补录', on: 'row', letter: 'E', when: IN_CARE, does: { form } },
  sheetsOf(form, 'record', history),
  sheetsOf('medication-record', 'medication', '用药记录'),
  { ...REMIND, when: `(${STATE}) == '1'`, does: { job: `remind-${sheet}` } },
  { id: 'order', label: '医嘱', on: 'row', letter: 'E', rare: true, when: IN_CARE, does: { form: 'medical-order' } },
  { id: 'targets', label: '改目标与计划', on: 'row', letter: 'E', rare: true, when: IN_CARE, does: { form: sheet } },
  {
    id: 'pause', label: '暂停', on: 'rows', letter: 'E', when: `(${STATE}) == '1'`, does: { job: `pause-${sheet}` }, undo: true,
    asks: ENDING, says: '已暂停 {done} 人；跳过 {skipped} 人。',
  },
  {
    id: 'resume', label: '恢复', on: 'rows', letter: 'E', when: `(${STATE}) == '2'`, does: { job: `resume-${sheet}` }, undo: true,
    says: '已恢复 {done} 人；跳过 {skipped} 人。',
  },
  {
    id: 'remove', label: '移出管理', on: 'rows', letter: 'M', rare: true, when: IN_CARE, does: { job: `remove-${sheet}` }, undo: true,
    asks: ENDING, says: '已移出 {done} 人；跳过 {skipped} 人。',
  },
  {
    id: 'restore', label: '恢复管理', on: 'rows', letter: 'M', rare: true, when: `(${STATE}) == '3' && resident.status == '1'`, does: { job: `restore-${sheet}` },
    undo: true, asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }], says: '已恢复 {done} 人；跳过 {skipped} 人。',
  },
  { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
];

/** Parts of the lists of people whose pressure or glucose is followed at home. `sheet`: what puts them there; `form` of their readings, `disease` of their medicines. */
export function patientParts(sheet: string, form: string, disease: string, history: string) {
  const readings = readingsOf(form);
  return {
    readings, views: VIEWS, columns: columnsOf(readings, disease, sheet), filters: filtersOf(readings), actions: actionsOf(sheet, form, history),
  };
}
