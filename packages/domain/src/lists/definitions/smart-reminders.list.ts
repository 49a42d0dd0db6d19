import { REMINDER_KINDS, REMINDER_STATE_LABELS } from '../../reminders/index.ts';
import { defineList, type CodeLabels } from '../list-definition.ts';
import { statesOf } from '../states-of.ts';
import { people, peopleFilters } from './resident-parts.ts';

const STATES = statesOf(REMINDER_STATE_LABELS, { '0': 'warn', '2': 'warn', '3': 'good', '4': 'quiet', '5': 'danger' });
const LEVELS: CodeLabels = { options: [{ code: '1', label: '一般' }, { code: '2', label: '重要', tone: 'warn' }, { code: '3', label: '紧急', tone: 'danger' }] };
const KINDS: CodeLabels = { options: Object.entries(REMINDER_KINDS).map(([code, label]) => ({ code, label })) };
const WAYS: CodeLabels = { options: ['电话随访', '上门', '预约门诊', '转诊', '调整用药', '复测正常', '其他'].map((label, at) => ({ code: at === 6 ? '9' : String(at + 1), label })) };
const WAITING = ['0', '1', '2', '5'] as const;
const OPEN = "(reminder.state == '0' || reminder.state == '1' || reminder.state == '2' || reminder.state == '5') && reminder.recipient == @me";
const asksNote = (label: string) => ({ key: 'note', label, kind: 'text', required: true }) as const;

/** 智能提醒 (`/yfrh/zntx`): what staff were reminded of, what still waits, and what was done about it. Acting is the recipient's own. */
export const smartReminders = defineList({
  id: 'smart-reminders',
  title: '智能提醒',
  unit: '条',
  subject: 'reminder',
  permission: { code: 'gwyfrh' },
  columns: [
    { ...people.name, label: '居民' },
    { key: 'kind', label: '类型', value: 'reminder.kind', cell: 'choice', width: 92, words: KINDS },
    { key: 'level', label: '紧急程度', value: 'reminder.level', cell: 'state', width: 88, words: LEVELS, sortable: true },
    { key: 'content', label: '内容', value: 'reminder.content', cell: 'text', width: 260, grows: true, shown: 'always' },
    { key: 'state', label: '状态', value: 'reminder.state', cell: 'state', width: 84, words: STATES },
    { key: 'times', label: '次数', value: 'reminder.times', cell: 'number', width: 64, unit: '次', hint: '同一件事提醒过几次' },
    { key: 'raisedAt', label: '产生时间', value: 'reminder.raisedAt', cell: 'instant', width: 150, sortable: true },
    { key: 'dueOn', label: '应办日期', value: 'reminder.dueOn', cell: 'day', width: 110, sortable: true, shown: 'wide' },
    { key: 'recipient', label: '接收人', value: 'reminder.recipient', cell: 'staff', width: 90 },
    { key: 'handler', label: '处理人', value: 'reminder.handler', cell: 'staff', width: 90, shown: 'wide' },
    { key: 'handledAt', label: '处理时间', value: 'reminder.handledAt', cell: 'instant', width: 150, sortable: true },
    { key: 'note', label: '处理说明', value: 'reminder.note', cell: 'text', width: 180 },
    { key: 'escalated', label: '下级升级', value: 'reminder.escalated', cell: 'yes-no', width: 84, shown: 'wide', hint: '下级没有及时看，转到这里' },
    { key: 'path', label: '去处', value: 'reminder.path', cell: 'text', width: 180, shown: 'chosen' },
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    peopleFilters.person,
    { key: 'state', label: '处理状态', kind: 'choice', on: 'reminder.state', words: STATES, default: WAITING },
    { key: 'kind', label: '提醒类型', kind: 'choice', on: 'reminder.kind', words: KINDS },
    { key: 'level', label: '紧急程度', kind: 'choice', on: 'reminder.level', words: LEVELS },
    { key: 'recipient', label: '接收人', kind: 'person', on: 'reminder.recipient' },
    { key: 'raisedAt', label: '产生时间', kind: 'days', on: 'day(reminder.raisedAt)' },
    { key: 'handledAt', label: '处理时间', kind: 'days', on: 'day(reminder.handledAt)', place: 'more' },
  ],
  views: [
    { id: 'mine', label: '我的未办', where: { state: WAITING, recipient: ['@me'] }, default: true },
    { id: 'urgent', label: '紧急', where: { state: WAITING, level: ['3'] } },
    { id: 'critical', label: '危急值', where: { state: WAITING, kind: ['critical'] } },
    { id: 'plans', label: '随访逾期', where: { state: WAITING, kind: ['plan'] } },
    { id: 'escalated', label: '升级到我', condition: 'reminder.escalated', where: { state: WAITING, recipient: ['@me'] } },
    { id: 'done', label: '今天办完的', where: { state: ['3'], handledAt: { from: '@today', to: '@today' } }, sort: [{ by: 'handledAt', descending: true }] },
    { id: 'ignored', label: '已忽略', where: { state: ['4'] }, sort: [{ by: 'handledAt', descending: true }] },
  ],
  sort: [{ by: 'level', descending: true }, { by: 'raisedAt' }],
  open: ':path',
  actions: [
    { id: 'go', label: '去办理', on: 'row', letter: 'V', does: { open: ':path' } },
    { id: 'read', label: '标为已读', on: 'rows', letter: 'V', when: "reminder.state == '0' && reminder.recipient == @me", does: { job: 'read-reminders' }, says: '已读 {done} 条；跳过 {skipped} 条。' },
    { id: 'handle', label: '已处理', on: 'rows', letter: 'E', when: `${OPEN} && reminder.byHand`, does: { job: 'handle-reminders' }, undo: true, asks: [{ key: 'way', label: '处理方式', kind: 'choice', words: WAYS, required: true }, { key: 'note', label: '说明', kind: 'text', hint: '选“其他”时须写' }], says: '已处理 {done} 条；跳过 {skipped} 条。' },
    { id: 'ignore', label: '忽略', on: 'rows', letter: 'E', when: `(reminder.state == '0' || reminder.state == '1') && reminder.recipient == @me && reminder.level != '3'`, does: { job: 'ignore-reminders' }, undo: true, asks: [asksNote('为什么不用办')], says: '已忽略 {done} 条；跳过 {skipped} 条。' },
    { id: 'transfer', label: '转办', on: 'rows', letter: 'E', when: `${OPEN} && reminder.mayHand`, does: { job: 'transfer-reminders' }, asks: [{ key: 'to', label: '转给', kind: 'staff', among: 'colleagues', required: true, hint: '本机构的同事' }, asksNote('原因')], says: '已转办 {done} 条；跳过 {skipped} 条。' },
    { id: 'reopen', label: '重开', on: 'rows', letter: 'E', when: "(reminder.state == '3' || reminder.state == '4') && reminder.recipient == @me", does: { job: 'reopen-reminders' }, asks: [asksNote('重开的原因')], says: '已重开 {done} 条；跳过 {skipped} 条。' },
    { id: 'rules', label: '规则设置', on: 'page', letter: 'M', rare: true, does: { dialog: 'reminder-limits' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有要办的提醒。', hint: '换到“今天办完的”“已忽略”可以看办过的。' },
});
