import { defineList } from '../list-definition.ts';

const LEVELS = { options: ['省级', '市级', '县级', '乡镇级', '村级'].map((label, at) => ({ code: String(at + 1), label })) };
const STATES = { options: [{ code: '1', label: '启用', tone: 'good' }, { code: '0', label: '停用', tone: 'quiet' }] } as const;

/** 角色管理 (`/upms/jgyh/roles`): what the roles of the county may do, and who has them. */
export const roleManagement = defineList({
  id: 'role-management',
  title: '角色管理',
  unit: '个',
  subject: 'role',
  permission: { code: 'ht-jgyh' },
  columns: [
    { key: 'name', label: '角色名称', value: 'role.name', cell: 'text', width: 180, sortable: true, shown: 'always', grows: true },
    { key: 'code', label: '角色编码', value: 'role.code', cell: 'text', width: 130, sortable: true },
    { key: 'users', label: '用户数', value: 'role.users', cell: 'number', width: 90, unit: '人', sortable: true, hint: '读者的机构和下级的有效用户中持有这个角色的' },
    { key: 'levels', label: '适用级别', value: 'role.levels', cell: 'choices', width: 170, words: LEVELS, hint: '空：各级机构都可以' },
    { key: 'builtin', label: '内置', value: 'role.builtin', cell: 'yes-no', width: 70 },
    { key: 'departures', label: '偏离默认', value: 'role.departures', cell: 'number', width: 100, unit: '项', sortable: true, hint: '内置角色与出厂权限不同的项数' },
    { key: 'state', label: '状态', value: 'role.state', cell: 'state', width: 84, words: STATES },
    { key: 'updatedAt', label: '更新时间', value: 'role.updatedAt', cell: 'instant', width: 160, sortable: true },
    { key: 'remark', label: '备注', value: 'role.remark', cell: 'text', width: 220, shown: 'wide' },
  ],
  filters: [
    { key: 'name', label: '角色名称、编码', kind: 'text', match: 'contains', on: ['role.name', 'role.code'] },
    { key: 'state', label: '状态', kind: 'choice', on: 'role.state', words: STATES },
    { key: 'levels', label: '适用级别', kind: 'choice', on: 'role.levels', words: LEVELS },
  ],
  views: [
    { id: 'active', label: '启用的', where: { state: ['1'] }, default: true },
    { id: 'builtin', label: '内置', condition: 'role.builtin' },
    { id: 'own', label: '自建', condition: '!role.builtin' },
    { id: 'departed', label: '偏离默认', condition: 'role.departures > 0' },
    { id: 'unused', label: '没人用', condition: 'role.users == 0' },
  ],
  sort: [{ by: 'code' }],
  open: '/upms/jgyh/roles/:id',
  actions: [
    { id: 'open', label: '权限', on: 'row', letter: 'V', does: { open: '/upms/jgyh/roles/:id' } },
    { id: 'users', label: '看用户', on: 'row', letter: 'V', when: 'role.users > 0', does: { open: '/upms/jgyh?role=:code' }, counted: 'users' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有角色。', filtered: { text: '没有符合条件的角色。', hint: '去掉一个筛选条件。' } },
});
