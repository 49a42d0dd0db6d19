import { defineList } from '../list-definition.ts';

const LEVELS = {
  options: [
    { code: '3', label: '县级' },
    { code: '4', label: '乡镇级' },
    { code: '5', label: '村级' },
  ],
} as const;

const VERDICTS = {
  options: [
    { code: 'wrong', label: '有误', tone: 'danger' },
    { code: 'right', label: '可用', tone: 'good' },
  ],
} as const;

/** 初始设置: the institutions of a file, line by line, before anything is kept; what is wrong stands first. */
export const institutionLines = defineList({
  id: 'institution-lines',
  title: '逐行核对',
  unit: '个机构',
  subject: 'institution-line',
  permission: 'everybody',
  columns: [
    { key: 'row', label: '行', value: 'line.row', cell: 'number', width: 52, shown: 'always' },
    { key: 'code', label: '机构编码', value: 'line.code', cell: 'text', width: 120 },
    { key: 'name', label: '机构名称', value: 'line.name', cell: 'text', width: 140, grows: true },
    { key: 'level', label: '级别', value: 'line.level', cell: 'choice', width: 72, words: LEVELS },
    { key: 'verdict', label: '核对', value: 'line.verdict', cell: 'state', width: 76, words: VERDICTS },
    { key: 'problems', label: '说明', value: 'line.problems', cell: 'text', width: 160, grows: true },
  ],
  filters: [],
  sort: [],
  empty: { text: '表中没有机构。' },
});
