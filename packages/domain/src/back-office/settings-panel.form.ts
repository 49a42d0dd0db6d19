import type { FormDefinition } from '../forms/index.ts';

/** 界面设置. */
export const settingsPanel: FormDefinition = {
  id: 'settings-panel',
  version: 1,
  title: '界面设置',
  module: 'back-office',
  routes: ['dialog:settings'],
  subject: 'user',
  occurs: 'one',
  source: '规格书2、9节',
  verified: ['spec', 'recall'],
  sections: [
    {
      id: 'panel', title: '开关',
      fields: [
        { key: 'tag', label: '标签栏', type: 'boolean', default: true },
        { key: 'log', label: '日志按钮', type: 'boolean', default: true },
        { key: 'theme', label: '主题按钮', type: 'boolean', default: true },
        { key: 'themeColor', label: '主题色', type: 'text', default: '#409EFF' },
        {
          key: 'themeName', label: '主题', type: 'single',
          options: [
            { code: 'default', label: '默认' }, { code: 'colour', label: '炫彩' }, { code: 'black', label: '黑色' },
            { code: 'gradient', label: '渐变' },
          ],
          default: 'default',
        },
        { key: 'fullscreen', label: '全屏按钮', type: 'boolean', default: true },
        { key: 'lock', label: '锁屏按钮', type: 'boolean', default: true },
        { key: 'search', label: '搜索框', type: 'boolean', default: true },
        { key: 'collapse', label: '折叠菜单', type: 'boolean', default: true },
        { key: 'topMenu', label: '顶部菜单', type: 'boolean', default: true },
        { key: 'autoRegister', label: '自动注册', type: 'boolean', default: true },
        { key: 'lockPassword', label: '锁屏密码', type: 'text', note: '锁屏密码不能为空' },
      ],
    },
  ],
};
