import type { CodeLabels } from '../list-definition.ts';

/** Words of findings; the codes are those of `@gongwei/domain/checks`, which a test holds together. */
export const FINDING_LABELS = {
  severity: {
    options: [
      { code: 'error', label: '错误', tone: 'danger' },
      { code: 'missing', label: '缺项', tone: 'warn' },
      { code: 'warning', label: '存疑', tone: 'quiet' },
      { code: 'advice', label: '提示', tone: 'quiet' },
    ],
  },
  kind: {
    options: [
      { code: 'sheet', label: '本表' },
      { code: 'across', label: '跨表' },
    ],
  },
  state: {
    options: [
      { code: 'open', label: '待处理' },
      { code: 'assigned', label: '已派', tone: 'warn' },
      { code: 'overdue', label: '逾期', tone: 'danger' },
      { code: 'excused', label: '情况属实', tone: 'quiet' },
      { code: 'closed', label: '已消除', tone: 'good' },
    ],
  },
  age: {
    options: [
      { code: '1', label: '7 天内' },
      { code: '2', label: '8～30 天' },
      { code: '3', label: '31～90 天' },
      { code: '4', label: '90 天以上' },
    ],
  },
  pattern: {
    options: [
      { code: 'end-digits', label: '血压末位0或5偏多' },
      { code: 'below-limit', label: '血压刚好在线下偏多' },
      { code: 'copied', label: '与上次完全相同' },
      { code: 'many-a-day', label: '一天次数过多' },
      { code: 'beside-device', label: '低于设备读数' },
    ],
  },
  whom: {
    options: [
      { code: 'author', label: '各自的录入人' },
      { code: 'doctor', label: '各自的责任医生' },
      { code: 'one', label: '指定的一位' },
    ],
  },
} as const satisfies { readonly [what: string]: CodeLabels };
