import { defineList } from '../list-definition.ts';
import { OPERATION_ACTIONS, REFUSALS } from './operation-actions.data.ts';

const ACTIONS = { options: Object.entries(OPERATION_ACTIONS).map(([code, label]) => ({ code, label })) };
const REASONS = { options: Object.entries(REFUSALS).map(([code, label]) => ({ code, label })) };
const RESULTS = { options: [{ code: '0', label: '成功' }, { code: '1', label: '失败' }] };

/** 操作日志 (`/upms/czrz`): who did what and when; nothing in it can be changed. */
export const operationLog = defineList({
  id: 'operation-log',
  title: '操作日志',
  unit: '条',
  subject: 'log',
  permission: { code: 'ht-czrz' },
  columns: [
    { key: 'at', label: '操作时间', value: 'log.at', cell: 'instant', width: 160, sortable: true, shown: 'always' },
    { key: 'userName', label: '操作人', value: 'log.userName', cell: 'text', width: 110, shown: 'always' },
    { key: 'institution', label: '机构', value: 'log.institution', cell: 'institution', width: 160, grows: true },
    { key: 'action', label: '操作', value: 'log.action', cell: 'choice', width: 120, words: ACTIONS },
    { key: 'thing', label: '对象', value: 'log.thing', cell: 'text', width: 190 },
    { key: 'person', label: '居民', value: 'log.person', cell: 'text', width: 90 },
    { key: 'state', label: '结果', value: 'log.state', cell: 'choice', width: 70, words: RESULTS },
    { key: 'asked', label: '未做成的事', value: 'log.asked', cell: 'text', width: 150 },
    { key: 'refused', label: '失败原因', value: 'log.refused', cell: 'choice', width: 170, words: REASONS },
    { key: 'target', label: '对象编号', value: 'log.target', cell: 'text', width: 300, shown: 'chosen' },
    { key: 'id', label: '日志编号', value: 'log.id', cell: 'text', width: 300, shown: 'chosen' },
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    { key: 'place', label: '机构', kind: 'place', on: 'log.institution' },
    { key: 'user', label: '操作人', kind: 'person', on: 'log.user' },
    { key: 'action', label: '操作', kind: 'choice', on: 'log.action', words: ACTIONS },
    { key: 'state', label: '结果', kind: 'choice', on: 'log.state', words: RESULTS },
    { key: 'refused', label: '失败原因', kind: 'choice', on: 'log.refused', words: REASONS, place: 'more' },
    { key: 'at', label: '操作时间', kind: 'days', on: 'day(log.at)' },
    { key: 'target', label: '对象编号', kind: 'text', match: 'prefix', ofThing: true, on: 'log.target' },
  ],
  views: [
    { id: 'today', label: '今天', where: { at: { from: '@today', to: '@today' } } },
    { id: 'failed', label: '未做成的', where: { state: ['1'] } },
    { id: 'sensitive', label: '看敏感信息', where: { action: ['resident.reveal', 'call.show-resident', 'roster.check-file'] } },
    { id: 'export', label: '打印与下载', where: { action: ['report.print', 'roster.check-file'] } },
    { id: 'removed', label: '删除、撤回、授权', where: { action: ['record.remove', 'resident.withdraw', 'roster.withdraw', 'staff.change', 'account.password-reset'] } },
  ],
  sort: [{ by: 'at', descending: true }],
  open: '/upms/czrz/:id',
  actions: [
    { id: 'open', label: '详情', on: 'row', letter: 'V', does: { open: '/upms/czrz/:id' } },
    { id: 'same', label: '同一对象的日志', on: 'row', letter: 'V', when: '!isMissing(log.target)', does: { open: '/upms/czrz?target=:target' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有日志。', filtered: { text: '没有符合条件的日志。', hint: '换操作时间或去掉一个筛选条件。' } },
});
