import { defineList } from '../list-definition.ts';

const words = (field: string) => ({ form: 'app-version', field }) as const;

/** 终端 (`/upms/bbkz/terminals`): the devices with our apps, which version each runs and when it was last seen. */
export const appTerminals = defineList({
  id: 'app-terminals',
  title: '终端',
  unit: '台',
  subject: 'terminal',
  permission: { code: 'ht-bbkz' },
  columns: [
    { key: 'app', label: '应用', value: 'terminal.app', cell: 'choice', width: 120, words: words('appName'), shown: 'always' },
    { key: 'platform', label: '平台', value: 'terminal.platform', cell: 'choice', width: 90, words: words('platform') },
    { key: 'versionName', label: '在用版本', value: 'terminal.versionName', cell: 'text', width: 100, shown: 'always' },
    { key: 'versionCode', label: '内部版本', value: 'terminal.versionCode', cell: 'number', width: 90, sortable: true },
    { key: 'behind', label: '未更新', value: 'terminal.behind', cell: 'yes-no', width: 76, hint: '有更新的版本已发布' },
    { key: 'institution', label: '机构', value: 'terminal.institution', cell: 'institution', width: 200, grows: true },
    { key: 'user', label: '最近使用人', value: 'terminal.user', cell: 'staff', width: 110 },
    { key: 'lastAt', label: '最近启动', value: 'terminal.lastAt', cell: 'instant', width: 150, sortable: true },
    { key: 'model', label: '机型', value: 'terminal.model', cell: 'text', width: 130 },
    { key: 'firstAt', label: '首次启动', value: 'terminal.firstAt', cell: 'instant', width: 150, sortable: true, shown: 'wide' },
    { key: 'id', label: '终端编号', value: 'terminal.id', cell: 'text', width: 220, shown: 'chosen' },
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    { key: 'text', label: '终端编号、机型', kind: 'text', match: 'search', on: ['terminal.id', 'terminal.model'] },
    { key: 'place', label: '机构', kind: 'place', on: 'terminal.institution' },
    { key: 'app', label: '应用', kind: 'choice', on: 'terminal.app', words: words('appName') },
    { key: 'platform', label: '平台', kind: 'choice', on: 'terminal.platform', words: words('platform') },
    { key: 'behind', label: '未更新', kind: 'switch', on: 'terminal.behind' },
    { key: 'versionCode', label: '内部版本', kind: 'range', on: 'terminal.versionCode' },
    { key: 'lastAt', label: '最近启动', kind: 'days', on: 'day(terminal.lastAt)' },
    { key: 'user', label: '最近使用人', kind: 'person', on: 'terminal.user' },
  ],
  views: [
    { id: 'behind', label: '未更新', where: { behind: ['1'] } },
    { id: 'silent', label: '90天没有启动', where: { lastAt: { to: '@today-90d' } }, sort: [{ by: 'lastAt' }] },
  ],
  sort: [{ by: 'lastAt', descending: true }],
  actions: [{ id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有终端。', hint: '应用启动并登录后，终端出现在这里。' },
});
