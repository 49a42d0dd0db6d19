import type { Column, Filter, ListAction, View } from '../../list-definition.ts';
import { LEVELS } from './monitoring-parts.data.ts';
import { levelAt, OPEN, WARNS } from './readings-of.ts';

const LEVEL = levelAt('record.warningLevel');
const STATE = "record.valid == false ? '3' : '2'";
const STATES = { options: [{ code: '2', label: '已确认', tone: 'good' }, { code: '3', label: '已作废', tone: 'quiet' }] } as const;
const HANDLED = `${WARNS} ? (${OPEN} ? '0' : '1') : ''`;
const HANDLING = { options: [{ code: '1', label: '已处理', tone: 'good' }, { code: '0', label: '未处理', tone: 'danger' }] } as const;
/** How a warning was dealt with: `HANDLING_WAYS` of `@gongwei/domain/prevention`, which a test holds together. */
const WAYS = {
  options: [
    { code: '1', label: '电话随访' }, { code: '2', label: '上门' }, { code: '3', label: '预约门诊' }, { code: '4', label: '转诊' },
    { code: '5', label: '调整用药' }, { code: '6', label: '复测正常' }, { code: '7', label: '测量错误' }, { code: '9', label: '其他' },
  ],
} as const;

const columnsOf = (form: string) => ({
  measuredAt: { key: 'measuredAt', label: '测量时间', value: 'record.measuredAt', cell: 'instant', width: 140, sortable: true },
  level: { key: 'level', label: '预警级别', value: LEVEL, cell: 'state', width: 112, words: LEVELS },
  source: { key: 'source', label: '测量方式', value: 'record.measurementSource', cell: 'choice', width: 120, words: { form, field: 'measurementSource' } },
  entry: { key: 'entry', label: '来源', value: 'record.entrySource', cell: 'choice', width: 140, words: { form, field: 'entrySource' }, shown: 'wide' },
  device: { key: 'device', label: '设备', value: 'record.deviceSerial', cell: 'text', width: 120, shown: 'wide' },
  state: { key: 'state', label: '确认', value: STATE, cell: 'state', width: 84, words: STATES },
  handled: { key: 'handled', label: '处理', value: HANDLED, cell: 'state', width: 84, words: HANDLING },
  handling: { key: 'handling', label: '处理意见', value: 'record.handling', cell: 'text', width: 180, shown: 'wide' },
  note: { key: 'note', label: '备注', value: 'record.note', cell: 'text', width: 140, shown: 'wide' },
}) as const satisfies { readonly [key: string]: Column };

const filtersOf = (form: string) => ({
  on: { key: 'on', label: '测量日期', kind: 'days', on: 'record.measuredAt', default: { from: '@today-30d' } },
  level: { key: 'level', label: '预警级别', kind: 'choice', on: LEVEL, words: LEVELS },
  handled: { key: 'handled', label: '处理', kind: 'choice', on: HANDLED, words: HANDLING },
  source: { key: 'source', label: '测量方式', kind: 'choice', on: 'record.measurementSource', words: { form, field: 'measurementSource' }, place: 'more' },
  entry: { key: 'entry', label: '来源', kind: 'choice', on: 'record.entrySource', words: { form, field: 'entrySource' }, place: 'more' },
  state: { key: 'state', label: '确认', kind: 'choice', on: STATE, words: STATES, default: ['2'], place: 'more' },
  device: { key: 'device', label: '设备', kind: 'text', match: 'prefix', on: 'record.deviceSerial', place: 'more' },
}) as const satisfies { readonly [key: string]: Filter };

const VIEWS = {
  open: { id: 'open', label: '未处理预警', where: { level: ['2', '3', '4'], handled: ['0'] }, sort: [{ by: 'measuredAt' }] },
  today: { id: 'today', label: '今天', where: { on: { from: '@today', to: '@today' } } },
  critical: { id: 'critical', label: '危急', where: { level: ['4'] } },
  self: { id: 'self', label: '居民自报', where: { entry: ['2'] } },
} as const satisfies { readonly [key: string]: View };

const WHY = [{ key: 'reason', label: '原因', kind: 'text', required: true }] as const;
const actionsOf = (form: string): readonly ListAction[] => [
  { id: 'record', label: '补录', on: 'page', letter: 'E', does: { form } },
  {
    id: 'handle', label: '处理预警', on: 'rows', letter: 'E', when: `(${STATE}) == '2' && (${HANDLED}) == '0'`, does: { job: 'handle-readings' }, undo: true,
    asks: [{ key: 'way', label: '处理方式', kind: 'choice', words: WAYS, required: true }, { key: 'note', label: '经过', kind: 'text' }],
    says: '已处理 {done} 条；跳过 {skipped} 条。',
  },
  { id: 'refer', label: '转诊', on: 'row', letter: 'E', permission: 'gwjkdngl', rare: true, when: `(${LEVEL}) == '3' || (${LEVEL}) == '4'`, does: { form: 'referral-out' } },
  {
    id: 'void', label: '作废', on: 'rows', letter: 'M', rare: true, when: `(${STATE}) == '2'`, does: { job: 'void-readings' }, undo: true,
    asks: WHY, says: '已作废 {done} 条；跳过 {skipped} 条。',
  },
  {
    id: 'restore', label: '恢复', on: 'rows', letter: 'M', rare: true, when: `(${STATE}) == '3'`, does: { job: 'restore-readings' }, undo: true,
    asks: WHY, says: '已恢复 {done} 条；跳过 {skipped} 条。',
  },
  { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
];

/** Parts of the lists of readings, by their form. */
export const readingParts = (form: string) => ({ columns: columnsOf(form), filters: filtersOf(form), views: VIEWS, actions: actionsOf(form) });
