import { IMPORT_ACTION, IMPORT_WINDOW } from '../import/index.ts';
import { defineList } from '../list-definition.ts';

const STATES = { options: [{ code: '0', label: '有效', tone: 'good' }, { code: '1', label: '停用', tone: 'quiet' }] } as const;
/** The built-in roles; one of the county's own is found by its name, or opened by its code. */
const ROLES = {
  options: Object.entries({
    SYS: '平台管理员', PRV: '省级管理员', CTY: '市级管理员', CNT: '县级管理员', CN2: '县级二级管理员', TWN: '乡镇卫生院管理员', PHS: '公卫科人员', DOC: '责任医生/家庭医生',
    CHK: '体检工作人员', LAB: '检验人员', MCH: '妇幼专干', MEN: '精防/结防专干', ENT: '录入员', UPL: '上传员', SMP: '核酸采样员', VIL: '乡村医生', VEW: '监管查询员',
  }).map(([code, label]) => ({ code, label })),
};

/** 机构用户 (`/upms/jgyh`): the accounts of one's own institution and those below. */
export const institutionUserManagement = defineList({
  id: 'institution-user-management',
  title: '机构用户',
  unit: '人',
  subject: 'user',
  permission: { code: 'ht-jgyh' },
  columns: [
    { key: 'name', label: '姓名', value: 'user.name', cell: 'text', width: 84, sortable: true, shown: 'always' },
    { key: 'username', label: '用户名', value: 'user.username', cell: 'text', width: 122, sortable: true },
    { key: 'institution', label: '机构', value: 'user.institution', cell: 'institution', width: 160, grows: true, sortable: true },
    { key: 'roles', label: '角色', value: 'user.roleNames', cell: 'text', width: 130 },
    { key: 'phone', label: '手机号', value: 'user.phone', cell: 'text', width: 100, masked: 'phone' },
    { key: 'lastLoginAt', label: '最近登录', value: 'user.lastLoginAt', cell: 'instant', width: 112, sortable: true },
    { key: 'state', label: '状态', value: 'user.state', cell: 'state', width: 80, words: STATES },
    { key: 'residents', label: '负责居民', value: 'user.residents', cell: 'number', width: 90, unit: '人', hint: '责任医生是他、状态正常的档案，按读者的机构和下级' },
    { key: 'weChat', label: '微信', value: 'user.weChat', cell: 'yes-no', width: 64, shown: 'wide' },
    { key: 'temporary', label: '临时密码', value: 'user.temporary', cell: 'yes-no', width: 84, shown: 'wide' },
    { key: 'hasPassword', label: '有密码', value: 'user.hasPassword', cell: 'yes-no', width: 76, shown: 'chosen' },
    { key: 'code', label: '工号', value: 'user.code', cell: 'text', width: 150, shown: 'chosen', sortable: true },
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    { key: 'person', label: '姓名、用户名', kind: 'text', match: 'search', on: ['user.name', 'user.username'] },
    { key: 'place', label: '机构', kind: 'place', on: 'user.institution' },
    { key: 'at', label: '本级机构', kind: 'place', match: 'exact', on: 'user.institution', place: 'more' },
    { key: 'role', label: '角色', kind: 'choice', on: 'user.roles', words: ROLES, of: { list: 'role-management', column: 'name' } },
    { key: 'state', label: '状态', kind: 'choice', on: 'user.state', words: STATES },
    { key: 'roleName', label: '角色名称', kind: 'text', match: 'contains', on: 'user.roleNames' },
    { key: 'lastLoginAt', label: '最近登录', kind: 'days', on: 'day(user.lastLoginAt)' },
    { key: 'weChat', label: '绑定微信', kind: 'switch', on: 'user.weChat' },
  ],
  views: [
    { id: 'active', label: '有效用户', where: { state: ['0'] }, default: true },
    { id: 'idle', label: '90天没登录', where: { state: ['0'], lastLoginAt: { to: '@today-90d' } } },
    { id: 'initial', label: '没改临时密码', condition: 'user.temporary', where: { state: ['0'] } },
    { id: 'unissued', label: '没发密码', condition: '!user.hasPassword', where: { state: ['0'] } },
    { id: 'left', label: '停用还没移交', condition: 'user.inCharge', where: { state: ['1'] } },
  ],
  sort: [{ by: 'institution' }, { by: 'name' }],
  open: '/upms/jgyh/user/:id',
  actions: [
    { id: 'add', label: '新增用户', on: 'page', letter: 'E', does: { open: '/upms/jgyh/add' } },
    { id: IMPORT_ACTION, label: '导入用户', on: 'page', letter: 'E', does: { dialog: IMPORT_WINDOW }, undo: true, says: '已导入 {done} 人，{skipped} 行没有导入。新用户还没有密码：在“没发密码”里勾选，打印密码条。' },
    { id: 'slips', label: '打印密码条', on: 'rows', letter: 'E', when: "user.state == '0' && !user.hasPassword", does: { dialog: 'password-slips' } },
    { id: 'orgs', label: '机构管理', on: 'page', letter: 'V', does: { open: '/upms/jgyh/orgs' } },
    { id: 'roles', label: '角色管理', on: 'page', letter: 'V', does: { open: '/upms/jgyh/roles' } },
    { id: 'open', label: '查看', on: 'row', letter: 'V', does: { open: '/upms/jgyh/user/:id' } },
    { id: 'effective', label: '看他看到的', on: 'row', letter: 'V', does: { dialog: 'effective-pages' } },
    { id: 'cares', label: '看居民', on: 'row', letter: 'V', permission: 'gwjkdngl', when: 'user.residents > 0', does: { open: '/cust/base?doctor=:id' }, counted: 'residents' },
    { id: 'handOver', label: '移交居民', on: 'rows', letter: 'M', when: 'user.inCharge', does: { job: 'hand-over-residents' }, undo: true, asks: [{ key: 'doctor', label: '接手的医生', kind: 'staff', required: true }, { key: 'note', label: '说明', kind: 'long-text' }], confirm: '确定把 {n} 位医生名下的在管居民，连同他们负责的慢病、妇幼专案和代为随访的，移交给接手的医生？', says: '已移交 {done} 位医生的居民；跳过 {skipped} 位。' },
    { id: 'enable', label: '启用', on: 'rows', letter: 'M', when: "user.state == '1'", does: { job: 'enable-staff' }, undo: true, says: '已启用 {done} 人。' },
    { id: 'disable', label: '停用', on: 'rows', letter: 'M', when: "user.state == '0'", does: { job: 'disable-staff' }, undo: true, asks: [{ key: 'reason', label: '原因', kind: 'long-text', required: true }], confirm: '停用后立即退出所有登录，不能再登录；名下还有居民的请移交。确定停用 {n} 人？', says: '已停用 {done} 人。' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有用户。', hint: '新增用户，或用“导入用户”一次录入多人。', filtered: { text: '没有符合条件的用户。', hint: '去掉一个筛选条件，或新增用户。' } },
});
