import type { FormRemarks } from '../form-remarks.ts';

export const ANALYTICS_REMARKS: { readonly [formId: string]: FormRemarks } = {
  'child-roster': {
    rules: [
      '导出与页面同一条件；身份证号、电话按权限脱敏',
      '可转跳单个儿童档案与检查记录',
    ],
  },
  'child-summary': {
    rules: [
      '分母为0显示“—”',
      '公式与口径见 rules/child.md 第10节',
      '年报统计年度为上年10月1日至本年9月30日；基本公卫考核按自然年',
      'dateFrom 不得晚于 dateTo',
    ],
  },
  'maternal-roster': {
    rules: [
      '导出列序同本表',
      '花名册行来自档案与随访，不单独录入',
    ],
  },
  'maternal-summary': {
    rules: [
      '分母为0时率显示为“-”',
      '率保留两位小数，四舍五入',
      '妇幼年报统计年度为上年10月1日至本年9月30日；基本公共卫生按自然年',
    ],
  },
};
