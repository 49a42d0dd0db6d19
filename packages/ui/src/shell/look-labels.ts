import type { SwitchName, ThemeName } from '@gongwei/domain/shell';

export const THEME_LABELS: Readonly<Record<ThemeName, string>> = {
  default: '默认',
  colour: '炫彩',
  black: '黑色',
  gradient: '渐变',
};

export const SWITCH_LABELS: Readonly<Record<SwitchName, string>> = {
  tag: '标签栏',
  log: '错误日志',
  theme: '主题',
  themeColor: '主题色',
  fullscreen: '全屏',
  lock: '锁屏',
  search: '搜索',
  collapse: '收起菜单',
  topMenu: '顶部菜单',
  autoRegister: '自动注册',
};

/** Colours to choose from, the specification's own first; any other one may be mixed. */
export const COLOUR_LABELS: Readonly<Record<string, string>> = {
  '#409EFF': '蓝',
  '#0E9F8E': '青',
  '#2E9E5B': '绿',
  '#D9822B': '橙',
  '#D64545': '红',
  '#8E5BD0': '紫',
};
