import { defineList } from '../list-definition.ts';

const LEVELS = { options: ['省级', '市级', '县级', '乡镇级', '村级'].map((label, at) => ({ code: String(at + 1), label })) };
const STATES = { options: [{ code: '0', label: '有效', tone: 'good' }, { code: '1', label: '停用', tone: 'quiet' }] } as const;

/** 机构管理 (`/upms/jgyh/orgs`): one's own institution and those below it, in the order of their codes, which puts each after the one above it. */
export const institutionTree = defineList({
  id: 'institution-tree',
  title: '机构管理',
  unit: '个',
  subject: 'institution',
  permission: { code: 'ht-jgyh' },
  columns: [
    { key: 'name', label: '机构名称', value: 'institution.name', cell: 'text', width: 226, sortable: true, shown: 'always', grows: true },
    { key: 'code', label: '机构编码', value: 'institution.code', cell: 'text', width: 140, sortable: true },
    { key: 'grade', label: '级别', value: 'institution.grade', cell: 'choice', width: 80, words: LEVELS },
    { key: 'parent', label: '上级机构', value: 'institution.parent', cell: 'institution', width: 200 },
    { key: 'users', label: '用户', value: 'institution.users', cell: 'number', width: 80, unit: '人', hint: '本机构的有效用户，不含下级' },
    { key: 'residents', label: '在管居民', value: 'institution.residents', cell: 'number', width: 100, unit: '人', hint: '本机构和下级机构的在管档案' },
    { key: 'state', label: '状态', value: 'institution.state', cell: 'state', width: 84, words: STATES },
    { key: 'disabledAt', label: '停用时间', value: 'institution.disabledAt', cell: 'instant', width: 150, shown: 'wide' },
  ],
  filters: [
    { key: 'text', label: '名称、编码', kind: 'text', match: 'search', on: ['institution.name', 'institution.code'] },
    { key: 'place', label: '机构', kind: 'place', on: 'institution.code' },
    { key: 'grade', label: '级别', kind: 'choice', on: 'institution.grade', words: LEVELS },
    { key: 'state', label: '状态', kind: 'choice', on: 'institution.state', words: STATES },
  ],
  views: [
    { id: 'active', label: '有效', where: { state: ['0'] }, default: true },
    { id: 'noUsers', label: '没有用户', where: { state: ['0'] }, condition: 'institution.users == 0' },
    { id: 'noResidents', label: '没有居民', where: { state: ['0'] }, condition: 'institution.residents == 0' },
    { id: 'disabled', label: '已停用', where: { state: ['1'] } },
  ],
  sort: [{ by: 'code' }],
  open: '/upms/jgyh/orgs/:id',
  actions: [
    { id: 'add', label: '新增机构', on: 'page', letter: 'M', does: { open: '/upms/jgyh/orgs/add' } },
    { id: 'open', label: '查看', on: 'row', letter: 'V', does: { open: '/upms/jgyh/orgs/:id' } },
    { id: 'residents', label: '看居民', on: 'row', letter: 'V', permission: 'gwjkdngl', when: 'institution.residents > 0', does: { open: '/cust/base?place=:code' }, counted: 'residents' },
    { id: 'users', label: '看用户', on: 'row', letter: 'V', when: 'institution.users > 0', does: { open: '/upms/jgyh?at=:code' }, counted: 'users' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有机构。', filtered: { text: '没有符合条件的机构。', hint: '去掉一个筛选条件，或看“已停用”。' } },
});
