import { defineList } from '../list-definition.ts';

const STATES = {
  options: [
    { code: 'reading', label: '正在读取' },
    { code: 'columns', label: '待指定列', tone: 'warn' },
    { code: 'checking', label: '正在核对' },
    { code: 'checked', label: '待确认', tone: 'warn' },
    { code: 'saving', label: '正在写入' },
    { code: 'done', label: '已导入', tone: 'good' },
    { code: 'partly', label: '中途停止', tone: 'warn' },
    { code: 'stopped', label: '已取消', tone: 'quiet' },
    { code: 'withdrawing', label: '正在撤回' },
    { code: 'withdrawn', label: '已撤回', tone: 'quiet' },
    { code: 'failed', label: '没有导入', tone: 'danger' },
  ],
} as const;

/** 导入记录: rosters an institution handed in, the newest first, with what became of them. */
export const rosters = defineList({
  id: 'rosters',
  title: '导入记录',
  unit: '次',
  subject: 'roster-import',
  permission: { code: 'gwjkdngl', letter: 'E' },
  columns: [
    { key: 'file', label: '文件', value: 'import.file', cell: 'text', width: 104, grows: true, shown: 'always' },
    { key: 'startedAt', label: '上传时间', value: 'import.startedAt', cell: 'instant', width: 112 },
    { key: 'by', label: '上传人', value: 'import.by', cell: 'text', width: 64 },
    { key: 'state', label: '状态', value: 'import.state', cell: 'state', width: 92, words: STATES },
    { key: 'created', label: '新建', value: 'import.created', cell: 'number', width: 56, zero: 'blank' },
    { key: 'updated', label: '更新', value: 'import.updated', cell: 'number', width: 56, zero: 'blank' },
    { key: 'rejected', label: '未导入', value: 'import.rejected', cell: 'number', width: 62, zero: 'blank' },
    { key: 'notWritten', label: '未写入', value: 'import.notWritten', cell: 'number', width: 62, zero: 'blank' },
    { key: 'recheck', label: '需重新核对', value: 'import.recheck', cell: 'number', width: 90, zero: 'blank' },
  ],
  filters: [],
  sort: [],
  actions: [
    {
      id: 'check-file',
      label: '核对文件',
      on: 'row',
      letter: 'E',
      when: 'import.checkFile',
      does: { dialog: 'roster-check-file' },
    },
  ],
  empty: { text: '本机构还没有导入记录。' },
});
