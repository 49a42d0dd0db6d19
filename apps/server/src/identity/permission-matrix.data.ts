import type { PermissionLetter } from '@gongwei/domain/identity';

/** The 17 roles and what they are called. */
export const ROLES = {
  SYS: '平台管理员',
  PRV: '省级管理员',
  CTY: '市级管理员',
  CNT: '县级管理员',
  CN2: '县级二级管理员',
  TWN: '乡镇卫生院管理员',
  PHS: '公卫科人员',
  DOC: '责任医生/家庭医生',
  CHK: '体检工作人员',
  LAB: '检验人员',
  MCH: '妇幼专干',
  MEN: '精防/结防专干',
  ENT: '录入员',
  UPL: '上传员',
  SMP: '核酸采样员',
  VIL: '乡村医生',
  VEW: '监管查询员',
} as const;

export type Role = keyof typeof ROLES;

/** Role by permission code; a role that is not named has no access and the menu entry is hidden. */
export const PERMISSION_MATRIX: {
  readonly [code: string]: { readonly label: string; readonly letters: { readonly [RoleCode in Role]?: PermissionLetter } };
} = {
  gwjkdngl: {
    label: '健康档案管理',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', DOC: 'E', CHK: 'E', MCH: 'E', MEN: 'E', ENT: 'E', UPL: 'V', VIL: 'E', VEW: 'V' },
  },
  gwtjdngl: {
    label: '体检档案管理',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', DOC: 'E', CHK: 'E', LAB: 'V', MEN: 'V', ENT: 'E', UPL: 'V', VIL: 'E', VEW: 'V' },
  },
  bggl: {
    label: '报告管理',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', DOC: 'E', CHK: 'E', ENT: 'V', UPL: 'V', VIL: 'V', VEW: 'V' },
  },
  tjscgl: {
    label: '体检上传管理',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', DOC: 'V', CHK: 'V', ENT: 'V', UPL: 'M', VEW: 'V' },
  },
  gwsfmkgl: {
    label: '随访管理',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', DOC: 'E', CHK: 'V', MEN: 'E', ENT: 'E', UPL: 'V', VIL: 'E', VEW: 'V' },
  },
  // Not in the table of the reference: its sections 3 and screens name the roles that see who is cared for because of a severe mental disorder.
  gwjsza: {
    label: '严重精神障碍',
    letters: { CNT: 'M', CN2: 'E', TWN: 'M', DOC: 'E', MEN: 'E', VIL: 'E' },
  },
  gwfybjgl: {
    label: '妇幼保健',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', DOC: 'V', MCH: 'M', ENT: 'E', UPL: 'V', VIL: 'E', VEW: 'V' },
  },
  gwmksjwh: {
    label: '公卫数据',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'M', TWN: 'M', PHS: 'V', DOC: 'V', MCH: 'V', MEN: 'V', VEW: 'V' },
  },
  cjyb: {
    label: '单采登记',
    letters: { SYS: 'M', CNT: 'V', CN2: 'V', TWN: 'M', PHS: 'E', SMP: 'E', VIL: 'E' },
  },
  jcyb: {
    label: '混采登记',
    letters: { SYS: 'M', CNT: 'V', CN2: 'V', TWN: 'M', PHS: 'E', SMP: 'E', VIL: 'E' },
  },
  sjyb: {
    label: '收样',
    letters: { SYS: 'M', CNT: 'V', CN2: 'V', TWN: 'V', LAB: 'M' },
  },
  ybjg: {
    label: '样本结果',
    letters: { SYS: 'M', CNT: 'V', CN2: 'V', TWN: 'V', LAB: 'M' },
  },
  jdcx: {
    label: '进度查询',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'V', CN2: 'V', TWN: 'V', PHS: 'V', DOC: 'V', LAB: 'V', SMP: 'V', VIL: 'V', VEW: 'V' },
  },
  yblb: {
    label: '样本列表',
    letters: { SYS: 'M', CTY: 'V', CNT: 'V', CN2: 'V', TWN: 'M', PHS: 'V', LAB: 'V', SMP: 'V', VIL: 'V', VEW: 'V' },
  },
  hsjcbg: {
    label: '核酸报告',
    letters: { SYS: 'M', CNT: 'M', CN2: 'V', TWN: 'M', PHS: 'E', DOC: 'V', LAB: 'M', VIL: 'V', VEW: 'V' },
  },
  hsjccxtj: {
    label: '核酸统计',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'V', CN2: 'V', TWN: 'V', PHS: 'V', LAB: 'V', VEW: 'V' },
  },
  gwmktjfx: {
    label: '体检分析',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'V', TWN: 'M', PHS: 'V', DOC: 'V', CHK: 'V', VIL: 'V', VEW: 'V' },
  },
  gwdsfmk: {
    label: '第三方报告',
    letters: { SYS: 'M', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', UPL: 'M' },
  },
  gwyfrh: {
    label: '医防融合',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'M', PHS: 'E', DOC: 'M', CHK: 'V', ENT: 'E', VIL: 'E', VEW: 'V' },
  },
  'ht-jgyh': {
    label: '机构用户',
    letters: { SYS: 'M', PRV: 'E', CTY: 'E', CNT: 'M', CN2: 'E', TWN: 'E' },
  },
  'ht-qjpz': {
    label: '全局配置',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'V', TWN: 'V' },
  },
  'ht-jcxm': {
    label: '监测项目范围',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'V', TWN: 'V', LAB: 'V' },
  },
  'ht-ypml': {
    label: '药品目录',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'M', CN2: 'E', TWN: 'V', PHS: 'V', DOC: 'V', VIL: 'V' },
  },
  'ht-zhdp': {
    label: '智慧大屏',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'V', CN2: 'V', TWN: 'V', VEW: 'V' },
  },
  'ht-czrz': {
    label: '操作日志',
    letters: { SYS: 'M', PRV: 'V', CTY: 'V', CNT: 'V', CN2: 'V', TWN: 'V' },
  },
  'ht-ycrz': {
    label: '异常日志',
    letters: { SYS: 'M', CNT: 'V' },
  },
  'ht-bbkz': {
    label: '版本控制',
    letters: { SYS: 'M', CNT: 'V' },
  },
  'ht-cdgl': {
    label: '菜单管理',
    letters: { SYS: 'M' },
  },
};
