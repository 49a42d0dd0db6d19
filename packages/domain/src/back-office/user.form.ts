import type { FormDefinition } from '../forms/index.ts';

/** 用户. */
export const user: FormDefinition = {
  id: 'user',
  version: 1,
  title: '用户',
  module: 'back-office',
  routes: ['upms/jgyh'],
  subject: 'user',
  occurs: 'one',
  source: '规格书3、6节；字段参照RuoYi用户管理',
  verified: ['spec', 'peer-schema'],
  sections: [
    {
      id: 'base', title: '账号',
      fields: [
        { key: 'username', label: '用户名', type: 'text', required: true, maxLength: 30, pattern: '^[A-Za-z0-9_]{2,30}$' },
        { key: 'usercode', label: '用户编码', type: 'text', maxLength: 20 },
        { key: 'realName', label: '姓名', type: 'text', required: true, maxLength: 30 },
        {
          key: 'sex', label: '性别', type: 'single', options: [{ code: '0', label: '男' }, { code: '1', label: '女' }],
          note: '用户资料沿用规格书界面字典0男1女；居民档案用共享字典1男2女',
        },
        { key: 'idNo', label: '身份证号', type: 'text', maxLength: 18, sensitive: 'id-number' },
        { key: 'phone', label: '手机号', type: 'text', required: true, maxLength: 11 },
        { key: 'jgbh', label: '所属机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'dept', label: '科室', type: 'text', maxLength: 50 },
        {
          key: 'grade', label: '管理级别', type: 'single', required: true,
          options: [{ code: '0', label: '管理员' }, { code: '1', label: '二级管理员' }, { code: '2', label: '普通用户' }], default: '2',
          note: '规格书字典仅含0管理员、1二级管理员，2为扩充',
        },
        { key: 'roles', label: '角色', type: 'multi', required: true, optionsFrom: 'role' },
        {
          key: 'userType', label: '人员类别', type: 'single',
          options: [
            { code: '01', label: '管理员' }, { code: '02', label: '医务人员' }, { code: '03', label: '村医' }, { code: '04', label: '录入员' },
            { code: '05', label: '检验员' }, { code: '06', label: '体检工作人员' },
          ],
          default: '02', note: '‘02’与通话记录usertype一致',
        },
        {
          key: 'title', label: '职称', type: 'single',
          options: [
            { code: '1', label: '主任医师' }, { code: '2', label: '副主任医师' }, { code: '3', label: '主治医师' }, { code: '4', label: '医师' },
            { code: '5', label: '助理医师' }, { code: '6', label: '乡村医生' }, { code: '7', label: '护师' }, { code: '8', label: '护士' },
            { code: '9', label: '技师' }, { code: '99', label: '其他' },
          ],
        },
        { key: 'licenseNo', label: '执业证书编号', type: 'text', maxLength: 30 },
        { key: 'signature', label: '电子签名', type: 'signature' },
        { key: 'isDoctor', label: '可作责任医生', type: 'boolean' },
        { key: 'isEntry', label: '可作录入人', type: 'boolean' },
        {
          key: 'dataScope', label: '数据范围', type: 'single', required: true,
          options: [
            { code: '1', label: '本机构及下级' }, { code: '2', label: '仅本机构' }, { code: '3', label: '仅本人负责' },
            { code: '4', label: '自定义机构' },
          ],
          default: '1',
        },
        { key: 'scopeOrgs', label: '自定义机构', type: 'multi', optionsFrom: 'institution', visibleWhen: { field: 'dataScope', in: ['4'] } },
        { key: 'openid', label: '微信openid', type: 'text' },
        { key: 'unioid', label: '微信unionid', type: 'text' },
        {
          key: 'state', label: '状态', type: 'single', required: true, options: [{ code: '0', label: '有效' }, { code: '1', label: '无效' }],
          default: '0',
        },
        { key: 'expireDate', label: '账号有效期', type: 'date' },
        { key: 'remark', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
  ],
};
