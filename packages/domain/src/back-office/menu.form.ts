import type { FormDefinition } from '../forms/index.ts';

/** 菜单. */
export const menu: FormDefinition = {
  id: 'menu',
  version: 1,
  title: '菜单',
  module: 'back-office',
  routes: ['upms/cdgl'],
  subject: 'none',
  occurs: 'many',
  source: '规格书菜单项字段；维护方式参照RuoYi菜单管理',
  verified: ['spec', 'peer-schema'],
  sections: [
    {
      id: 'menu', title: '菜单',
      fields: [
        { key: 'parent', label: '上级菜单', type: 'text' },
        {
          key: 'menuType', label: '菜单类型', type: 'single', required: true,
          options: [{ code: 'M', label: '目录' }, { code: 'C', label: '菜单' }, { code: 'F', label: '按钮' }],
        },
        { key: 'label', label: '菜单名称', type: 'text', required: true, maxLength: 30 },
        { key: 'icon', label: '图标', type: 'text', maxLength: 50 },
        { key: 'path', label: '路由地址', type: 'text', required: true, maxLength: 100 },
        { key: 'component', label: '组件路径', type: 'text', maxLength: 100, visibleWhen: { field: 'menuType', in: ['C'] } },
        { key: 'permission', label: '权限码', type: 'text', maxLength: 50 },
        {
          key: 'type', label: '权限类型', type: 'single', options: [{ code: '1', label: '仅展示' }, { code: '2', label: '允许访问' }], default: '2',
          note: '登录返回permissions中type=2且有href才放行',
        },
        { key: 'href', label: '权限路径', type: 'text', maxLength: 100 },
        { key: 'keepAlive', label: '缓存页面', type: 'boolean', default: true },
        { key: 'isTab', label: '显示为标签页', type: 'boolean', default: true },
        { key: 'isAuth', label: '需要登录', type: 'boolean', default: true },
        { key: 'roles', label: '限定角色', type: 'multi', optionsFrom: 'role' },
        { key: 'sort', label: '排序', type: 'integer', default: 0 },
        { key: 'visible', label: '是否显示', type: 'boolean', default: true },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
};
