import { defineList } from '../list-definition.ts';

const VERDICTS = {
  options: [
    { code: 'new', label: '新增', tone: 'good' },
    { code: 'known', label: '已有', tone: 'quiet' },
    { code: 'wrong', label: '有误', tone: 'danger' },
  ],
} as const;

/** What a file would do to a list, line by line, as it was looked at; what is wrong stands first. */
export const importLines = defineList({
  id: 'import-lines',
  title: '逐行核对',
  unit: '行',
  subject: 'import-line',
  permission: 'everybody',
  columns: [
    { key: 'row', label: '行', value: 'line.row', cell: 'number', width: 56, shown: 'always' },
    { key: 'title', label: '名称', value: 'line.title', cell: 'text', width: 160 },
    { key: 'verdict', label: '核对', value: 'line.verdict', cell: 'state', width: 84, words: VERDICTS },
    { key: 'problems', label: '说明', value: 'line.problems', cell: 'text', width: 200, grows: true },
  ],
  filters: [],
  sort: [],
  empty: { text: '表中没有数据。' },
});
