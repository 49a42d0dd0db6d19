import type { Column, Filter, ListAction, View } from '../../list-definition.ts';
import { people, peopleFilters, sheetsOf } from '../resident-parts.ts';

/** Levels of the warning of a reading, by the digit its words begin with. */
export const LEVELS = {
  options: [
    { code: '0', label: '正常', tone: 'quiet' },
    { code: '1', label: '提示' },
    { code: '2', label: '3日内联系', tone: 'warn' },
    { code: '3', label: '当日联系', tone: 'danger' },
    { code: '4', label: '危急', tone: 'danger' },
  ],
} as const;
const STATES = {
  options: [
    { code: '1', label: '在管', tone: 'good' },
    { code: '2', label: '暂停', tone: 'warn' },
    { code: '3', label: '移出', tone: 'quiet' },
  ],
} as const;
const levelAt = (text: string): string =>
  `isMissing(${text}) ? '0' : startsWith(${text}, '4') ? '4' : startsWith(${text}, '3') ? '3' : startsWith(${text}, '2') ? '2' : startsWith(${text}, '1') ? '1' : '0'`;
/** Of the reading that is the row, or that is looked at. */
export const LEVEL = levelAt('record.warningLevel');
const OPEN = '(isMissing(record.handled) || record.handled == false)';
const WARNS =
  "(startsWith(record.warningLevel, '2') || startsWith(record.warningLevel, '3') || startsWith(record.warningLevel, '4'))";
/** Readings of the last so many days that count. */
const since = (days: number): string =>
  `record.valid == true && day(record.measuredAt) >= addDays(@today, -${days - 1})`;

/** What is told of readings of one kind: `form` of the readings, `last` the newest that counts. */
export function readingsOf(form: string) {
  const last = `latest(${form}, when: record.valid == true)`;
  return {
    last,
    /** Nothing where nobody has measured. */
    level: `isMissing(${last}.measuredAt) ? '' : ${levelAt(`${last}.warningLevel`)}`,
    silentDays: `daysBetween(day(${last}.measuredAt), @today)`,
    times: (days: number, more = '') => `count(${form}, when: ${since(days)}${more})`,
    openWarnings: `count(${form}, when: record.valid == true && ${WARNS} && ${OPEN})`,
    /** Whether a warning of this level came in the last seven days. */
    warned: `count(${form}, when: ${since(7)} && ${WARNS})`,
  } as const;
}

const STATE = "isMissing(record.state) ? '1' : record.state";
/** Parts of the lists of people whose pressure or glucose is followed at home. `sheet`: what puts them there; `readings`, `disease` of their medicines. */
export function patientParts(sheet: string, form: string, disease: string) {
  const readings = readingsOf(form);
  const { last } = readings;
  const medicine = `latest(medication-record, when: record.disease == '${disease}' && record.active == true).drugName`;
  const columns = {
    device: { key: 'device', label: '设备编码', value: 'record.device', cell: 'text', width: 120, shown: 'wide' },
    measuredAt: {
      key: 'measuredAt',
      label: '测量时间',
      value: `${last}.measuredAt`,
      cell: 'instant',
      width: 140,
      sortable: true,
    },
    level: { key: 'level', label: '预警级别', value: readings.level, cell: 'state', width: 112, words: LEVELS },
    warned: {
      key: 'warned',
      label: '近7天预警',
      value: readings.warned,
      cell: 'number',
      width: 92,
      unit: '次',
      zero: 'blank',
      sortable: true,
    },
    open: {
      key: 'open',
      label: '未处理',
      value: readings.openWarnings,
      cell: 'number',
      width: 76,
      unit: '条',
      zero: 'blank',
      sortable: true,
    },
    times: {
      key: 'times',
      label: '30天次数',
      value: readings.times(30),
      cell: 'number',
      width: 88,
      unit: '次',
      sortable: true,
    },
    medicine: { key: 'medicine', label: '用药', value: medicine, cell: 'text', width: 140, shown: 'wide' },
    doctor: { key: 'doctor', label: '责任医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
    state: { key: 'state', label: '状态', value: STATE, cell: 'state', width: 80, words: STATES },
  } as const satisfies { readonly [key: string]: Column };
  const filters = {
    level: { key: 'level', label: '预警级别', kind: 'choice', on: readings.level, words: LEVELS },
    silent: { key: 'silent', label: '未测量天数', kind: 'range', on: readings.silentDays },
    device: {
      key: 'device',
      label: '绑定设备',
      kind: 'choice',
      on: '!isMissing(record.device)',
      words: {
        options: [
          { code: '1', label: '是' },
          { code: '0', label: '否' },
        ],
      },
      place: 'more',
    },
    doctor: { key: 'doctor', label: '责任医生', kind: 'person', on: 'record.responsibleDoctor' },
    state: { key: 'state', label: '状态', kind: 'choice', on: STATE, words: STATES, default: ['1', '2'] },
    warned: { key: 'warned', label: '近7天预警次数', kind: 'range', on: readings.warned },
    open: { key: 'open', label: '未处理预警', kind: 'range', on: readings.openWarnings, place: 'more' },
  } as const satisfies { readonly [key: string]: Filter };
  const views = {
    warned: {
      id: 'warn',
      label: '近7天有预警',
      where: { warned: { from: 1 } },
      sort: [{ by: 'warned', descending: true }],
    },
    open: { id: 'open', label: '预警未处理', where: { open: { from: 1 } }, sort: [{ by: 'open', descending: true }] },
    silent: { id: 'silent', label: '14天没测', where: { silent: { from: 15 } }, sort: [{ by: 'measuredAt' }] },
    mine: { id: 'mine', label: '我管的', where: { doctor: ['@me'] } },
  } as const satisfies { readonly [key: string]: View };
  const inCare = `(${STATE}) != '3'`;
  const actions: readonly ListAction[] = [
    { id: 'add', label: '新增患者', on: 'page', letter: 'E', does: { form: sheet } },
    { id: 'enter', label: '补录', on: 'row', letter: 'E', when: inCare, does: { form } },
    sheetsOf(form, 'record', form === 'blood-pressure-reading' ? '血压记录' : '血糖记录'),
    sheetsOf('medication-record', 'medication', '用药记录'),
    { id: 'order', label: '医嘱', on: 'row', letter: 'E', rare: true, when: inCare, does: { form: 'medical-order' } },
    { id: 'targets', label: '改目标与计划', on: 'row', letter: 'E', rare: true, when: inCare, does: { form: sheet } },
    {
      id: 'pause',
      label: '暂停',
      on: 'rows',
      letter: 'E',
      when: `(${STATE}) == '1'`,
      does: { job: `pause-${sheet}` },
      undo: true,
      asks: [
        { key: 'reason', label: '原因', kind: 'choice', words: { form: sheet, field: 'stateReason' }, required: true },
        { key: 'note', label: '说明', kind: 'text' },
      ],
      says: '已暂停 {done} 人；跳过 {skipped} 人。',
    },
    {
      id: 'resume',
      label: '恢复',
      on: 'rows',
      letter: 'E',
      when: `(${STATE}) == '2'`,
      does: { job: `resume-${sheet}` },
      undo: true,
      says: '已恢复 {done} 人；跳过 {skipped} 人。',
    },
    {
      id: 'remove',
      label: '移出管理',
      on: 'rows',
      letter: 'M',
      rare: true,
      when: inCare,
      does: { job: `remove-${sheet}` },
      undo: true,
      asks: [
        { key: 'reason', label: '原因', kind: 'choice', words: { form: sheet, field: 'stateReason' }, required: true },
        { key: 'note', label: '说明', kind: 'text' },
      ],
      says: '已移出 {done} 人；跳过 {skipped} 人。',
    },
    {
      id: 'restore',
      label: '恢复管理',
      on: 'rows',
      letter: 'M',
      rare: true,
      when: `(${STATE}) == '3' && resident.status == '1'`,
      does: { job: `restore-${sheet}` },
      undo: true,
      asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }],
      says: '已恢复 {done} 人；跳过 {skipped} 人。',
    },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ];
  return { readings, columns, filters, views, actions };
}

/** Who a row of these lists is about, and where to look for them. */
export const who = [people.name, people.sex, people.age, people.phone, people.village] as const;
export const where = [peopleFilters.person, peopleFilters.place, peopleFilters.village] as const;

/** Parts of the lists of readings. `kind` names their jobs. */
export function readingParts(form: string) {
  const state = "record.valid == false ? '3' : '2'";
  const states = {
    options: [
      { code: '2', label: '已确认', tone: 'good' },
      { code: '3', label: '已作废', tone: 'quiet' },
    ],
  } as const;
  const handled = `${WARNS} ? (${OPEN} ? '0' : '1') : ''`;
  const handling = {
    options: [
      { code: '1', label: '已处理', tone: 'good' },
      { code: '0', label: '未处理', tone: 'danger' },
    ],
  } as const;
  const columns = {
    measuredAt: {
      key: 'measuredAt',
      label: '测量时间',
      value: 'record.measuredAt',
      cell: 'instant',
      width: 140,
      sortable: true,
    },
    level: { key: 'level', label: '预警级别', value: LEVEL, cell: 'state', width: 112, words: LEVELS },
    source: {
      key: 'source',
      label: '测量方式',
      value: 'record.measurementSource',
      cell: 'choice',
      width: 100,
      words: { form, field: 'measurementSource' },
    },
    entry: {
      key: 'entry',
      label: '来源',
      value: 'record.entrySource',
      cell: 'choice',
      width: 100,
      words: { form, field: 'entrySource' },
    },
    device: { key: 'device', label: '设备', value: 'record.deviceSerial', cell: 'text', width: 120, shown: 'wide' },
    state: { key: 'state', label: '确认', value: state, cell: 'state', width: 84, words: states },
    handled: { key: 'handled', label: '处理', value: handled, cell: 'state', width: 84, words: handling },
    handling: { key: 'handling', label: '处理意见', value: 'record.handling', cell: 'text', width: 140, shown: 'wide' },
    note: { key: 'note', label: '备注', value: 'record.note', cell: 'text', width: 140, shown: 'wide' },
  } as const satisfies { readonly [key: string]: Column };
  const filters = {
    on: { key: 'on', label: '测量日期', kind: 'days', on: 'record.measuredAt', default: { from: '@today-30d' } },
    level: { key: 'level', label: '预警级别', kind: 'choice', on: LEVEL, words: LEVELS },
    handled: { key: 'handled', label: '处理', kind: 'choice', on: handled, words: handling },
    source: {
      key: 'source',
      label: '测量方式',
      kind: 'choice',
      on: 'record.measurementSource',
      words: { form, field: 'measurementSource' },
      place: 'more',
    },
    entry: {
      key: 'entry',
      label: '来源',
      kind: 'choice',
      on: 'record.entrySource',
      words: { form, field: 'entrySource' },
      place: 'more',
    },
    state: { key: 'state', label: '确认', kind: 'choice', on: state, words: states, default: ['2'], place: 'more' },
    device: { key: 'device', label: '设备', kind: 'text', match: 'prefix', on: 'record.deviceSerial', place: 'more' },
  } as const satisfies { readonly [key: string]: Filter };
  const views = {
    open: {
      id: 'open',
      label: '未处理预警',
      where: { level: ['2', '3', '4'], handled: ['0'] },
      sort: [{ by: 'measuredAt' }],
    },
    today: { id: 'today', label: '今天', where: { on: { from: '@today', to: '@today' } } },
    critical: { id: 'critical', label: '危急', where: { level: ['4'] } },
    self: { id: 'self', label: '居民自报', where: { entry: ['2'] } },
  } as const satisfies { readonly [key: string]: View };
  const ways = {
    options: [
      { code: '1', label: '电话随访' },
      { code: '2', label: '上门' },
      { code: '3', label: '预约门诊' },
      { code: '4', label: '转诊' },
      { code: '5', label: '调整用药' },
      { code: '6', label: '复测正常' },
      { code: '7', label: '测量错误' },
      { code: '9', label: '其他' },
    ],
  };
  const actions: readonly ListAction[] = [
    { id: 'record', label: '补录', on: 'page', letter: 'E', does: { form } },
    {
      id: 'handle',
      label: '处理预警',
      on: 'rows',
      letter: 'E',
      when: `(${state}) == '2' && (${handled}) == '0'`,
      does: { job: 'handle-readings' },
      undo: true,
      asks: [
        { key: 'way', label: '处理方式', kind: 'choice', words: ways, required: true },
        { key: 'note', label: '经过', kind: 'text' },
      ],
      says: '已处理 {done} 条；跳过 {skipped} 条。',
    },
    {
      id: 'refer',
      label: '转诊',
      on: 'row',
      letter: 'E',
      permission: 'gwjkdngl',
      rare: true,
      when: `(${LEVEL}) == '3' || (${LEVEL}) == '4'`,
      does: { form: 'referral-out' },
    },
    {
      id: 'void',
      label: '作废',
      on: 'rows',
      letter: 'M',
      rare: true,
      when: `(${state}) == '2'`,
      does: { job: 'void-readings' },
      undo: true,
      asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }],
      says: '已作废 {done} 条；跳过 {skipped} 条。',
    },
    {
      id: 'restore',
      label: '恢复',
      on: 'rows',
      letter: 'M',
      rare: true,
      when: `(${state}) == '3'`,
      does: { job: 'restore-readings' },
      undo: true,
      asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }],
      says: '已恢复 {done} 条；跳过 {skipped} 条。',
    },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ];
  return { columns, filters, views, actions };
}
