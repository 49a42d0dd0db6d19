import type { FormDefinition } from '../forms/index.ts';

/** 角色. */
export const role: FormDefinition = {
  id: 'role',
  version: 1,
  title: '角色',
  module: 'back-office',
  routes: ['upms/jgyh'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；功能参照常见后台管理（RuoYi、JeecgBoot）',
  verified: ['recall'],
  sections: [
    {
      id: 'role', title: '角色',
      fields: [
        { key: 'roleCode', label: '角色编码', type: 'text', required: true, maxLength: 30 },
        { key: 'roleName', label: '角色名称', type: 'text', required: true, maxLength: 30 },
        {
          key: 'levelScope', label: '适用机构级别', type: 'multi', required: true,
          options: [
            { code: '1', label: '省级' }, { code: '2', label: '市级' }, { code: '3', label: '县级' }, { code: '4', label: '乡镇级' },
            { code: '5', label: '村级' },
          ],
        },
        { key: 'permissions', label: '权限码', type: 'multi', required: true, optionsFrom: 'permission' },
        {
          key: 'dataScope', label: '默认数据范围', type: 'single',
          options: [{ code: '1', label: '本机构及下级' }, { code: '2', label: '仅本机构' }, { code: '3', label: '仅本人负责' }],
        },
        { key: 'sort', label: '排序', type: 'integer' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
        { key: 'remark', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
  ],
};
