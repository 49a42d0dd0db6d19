import { defineList } from '../list-definition.ts';

const STATES = { options: [{ code: '0', label: '未处理', tone: 'danger' }, { code: '1', label: '处理中', tone: 'warn' }, { code: '2', label: '已解决', tone: 'good' }, { code: '3', label: '忽略', tone: 'quiet' }] } as const;
const SOURCES = { options: [{ code: '1', label: '前端' }, { code: '2', label: '后端' }] } as const;
const CAUSES = { options: ['程序缺陷', '数据问题', '配置错误', '网络或平台', '设备', '误操作', '其他'].map((label, at) => ({ code: at === 6 ? '9' : String(at + 1), label })) };
const AGES = { options: ['30', '90', '180'].map((code) => ({ code, label: `${code}天` })) };
const BECOMES = { options: STATES.options.map(({ code, label }) => ({ code, label: code === '0' ? '重新打开' : label })) };

/** 异常日志 (`/upms/ycrz`): what went wrong in the server and in browsers, the same faults in one row, and what is done about them. */
export const exceptionLog = defineList({
  id: 'exception-log',
  title: '异常日志',
  unit: '种',
  subject: 'exception',
  permission: { code: 'ht-ycrz' },
  columns: [
    { key: 'message', label: '异常信息', value: 'exception.message', cell: 'text', width: 320, grows: true, shown: 'always' },
    { key: 'status', label: '处理', value: 'exception.status', cell: 'state', width: 90, words: STATES },
    { key: 'recurred', label: '复发', value: 'exception.recurred', cell: 'yes-no', width: 64, hint: '解决以后又发生' },
    { key: 'times', label: '次数', value: 'exception.times', cell: 'number', width: 80, unit: '次', sortable: true },
    { key: 'users', label: '涉及用户', value: 'exception.users', cell: 'number', width: 90, unit: '人', sortable: true },
    { key: 'at', label: '最近发生', value: 'exception.at', cell: 'instant', width: 150, sortable: true, shown: 'always' },
    { key: 'route', label: '页面/接口', value: 'exception.route', cell: 'text', width: 200 },
    { key: 'source', label: '来源', value: 'exception.source', cell: 'choice', width: 70, words: SOURCES },
    { key: 'code', label: '类型', value: 'exception.code', cell: 'text', width: 140, shown: 'wide' },
    { key: 'firstAt', label: '首次发生', value: 'exception.firstAt', cell: 'instant', width: 150, sortable: true, shown: 'wide' },
    { key: 'handler', label: '处理人', value: 'exception.handler', cell: 'staff', width: 90 },
    { key: 'cause', label: '原因', value: 'exception.cause', cell: 'choice', width: 100, words: CAUSES, shown: 'wide' },
    { key: 'note', label: '原因与措施', value: 'exception.note', cell: 'text', width: 240, shown: 'wide' },
    { key: 'numbers', label: '编号', value: 'exception.numbers', cell: 'text', width: 300, shown: 'chosen', hint: '告诉用户的编号，最近的二十个' },
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    { key: 'message', label: '关键字、编号', kind: 'text', match: 'contains', on: ['exception.message', 'exception.code', 'exception.route', 'exception.numbers'] },
    { key: 'status', label: '处理', kind: 'choice', on: 'exception.status', words: STATES },
    { key: 'at', label: '最近发生', kind: 'days', on: 'day(exception.at)' },
    { key: 'source', label: '来源', kind: 'choice', on: 'exception.source', words: SOURCES },
    { key: 'handler', label: '处理人', kind: 'person', on: 'exception.handler' },
  ],
  views: [
    { id: 'new', label: '未处理', where: { status: ['0'] }, default: true },
    { id: 'recurred', label: '复发', condition: 'exception.recurred', where: { status: ['0'] } },
    { id: 'mine', label: '我在处理', where: { status: ['1'], handler: ['@me'] } },
    { id: 'solved', label: '已解决', where: { status: ['2'] } },
    { id: 'today', label: '今天发生', where: { at: { from: '@today', to: '@today' } } },
  ],
  sort: [{ by: 'at', descending: true }],
  actions: [
    { id: 'handle', label: '登记处理', on: 'rows', letter: 'M', does: { job: 'handle-exceptions' }, undo: true, says: '已登记 {done} 种；跳过 {skipped} 种。', asks: [{ key: 'status', label: '处理', kind: 'choice', words: BECOMES, required: true }, { key: 'cause', label: '原因分类', kind: 'choice', words: CAUSES, hint: '已解决的须选' }, { key: 'note', label: '原因与措施', kind: 'long-text', required: true }] },
    { id: 'copy', label: '复制信息', on: 'row', letter: 'V', does: { dialog: 'fault-ticket' } },
    { id: 'clear', label: '清理已解决', on: 'found', letter: 'M', when: "exception.status == '2'", does: { job: 'clear-exceptions' }, confirm: '只清理找到的异常里已解决的，最近又发生的不动；处理记录保留。清理后不能撤销。', says: '已清理 {done} 种；跳过 {skipped} 种。', asks: [{ key: 'days', label: '最近发生早于', kind: 'choice', words: AGES, required: true }] },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有异常。', hint: '换一个视图看看。', filtered: { text: '没有符合条件的异常。', hint: '换一个视图或去掉一个筛选条件。' } },
});
