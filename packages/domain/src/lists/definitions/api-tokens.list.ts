import { defineList } from '../list-definition.ts';

const STATES = { options: [{ code: '0', label: '有效', tone: 'good' }, { code: '1', label: '已过期', tone: 'quiet' }, { code: '2', label: '已撤销', tone: 'quiet' }] } as const;

/** 接口令牌 (`/upms/apiToken`): what programs ask with, one's own and for who keeps the users those of their branch; when each was last used. */
export const apiTokens = defineList({
  id: 'api-tokens',
  title: '接口令牌',
  unit: '个',
  subject: 'token',
  permission: { code: 'ht-jgyh' },
  columns: [
    { key: 'name', label: '名称', value: 'token.name', cell: 'text', width: 180, sortable: true, shown: 'always', grows: true },
    { key: 'owner', label: '账号', value: 'token.user', cell: 'staff', width: 110 },
    { key: 'institution', label: '可查机构', value: 'token.institution', cell: 'institution', width: 200, hint: '这个机构和下级机构的数据' },
    { key: 'letters', label: '权限', value: 'token.letters', cell: 'text', width: 220, hint: '账号现在没有的权限不起作用' },
    { key: 'state', label: '状态', value: 'token.state', cell: 'state', width: 84, words: STATES },
    { key: 'expiresOn', label: '有效期至', value: 'token.expiresOn', cell: 'day', width: 110, sortable: true },
    { key: 'lastAt', label: '最近使用', value: 'token.lastAt', cell: 'instant', width: 150, sortable: true },
    { key: 'uses', label: '使用', value: 'token.uses', cell: 'number', width: 90, unit: '次', hint: '最近约一年', sortable: true },
    { key: 'createdAt', label: '新建时间', value: 'token.createdAt', cell: 'instant', width: 150, sortable: true, shown: 'wide' },
  ],
  filters: [
    { key: 'text', label: '名称', kind: 'text', match: 'search', on: ['token.name'] },
    { key: 'place', label: '可查机构', kind: 'place', on: 'token.institution' },
    { key: 'owner', label: '账号', kind: 'person', on: 'token.user' },
    { key: 'state', label: '状态', kind: 'choice', on: 'token.state', words: STATES },
    { key: 'expiresOn', label: '有效期至', kind: 'days', on: 'token.expiresOn' },
    { key: 'lastAt', label: '最近使用', kind: 'days', on: 'day(token.lastAt)' },
  ],
  views: [
    { id: 'good', label: '有效', where: { state: ['0'] }, default: true },
    { id: 'silent', label: '有效但90天没用', where: { state: ['0'], lastAt: { to: '@today-90d' } } },
    { id: 'unused', label: '有效但从没用过', where: { state: ['0'] }, condition: 'token.uses == 0' },
  ],
  sort: [{ by: 'createdAt', descending: true }],
  actions: [
    { id: 'create', label: '新建令牌', on: 'page', letter: 'E', does: { dialog: 'new-token' } },
    { id: 'uses', label: '使用情况', on: 'row', letter: 'V', does: { dialog: 'token-uses' } },
    { id: 'revoke', label: '撤销', on: 'rows', letter: 'E', when: "token.state == '0'", does: { job: 'revoke-tokens' }, confirm: '撤销后，用它的程序立即不能再访问，也不能恢复。确定撤销 {n} 个令牌？', says: '已撤销 {done} 个；跳过 {skipped} 个。' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有接口令牌。', hint: '用给对接程序的专用账号登录，点“新建令牌”；本站没有打开接口令牌时，这里是空的。', filtered: { text: '没有符合条件的令牌。', hint: '去掉一个筛选条件。' } },
});
