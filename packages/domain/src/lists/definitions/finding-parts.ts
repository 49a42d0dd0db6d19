import type { CodeWords } from '../list-definition.ts';

/** Words of findings; the codes are those of `@gongwei/domain/checks`, which a test holds together. */
export const FINDING_WORDS = {
  severity: {
    options: [
      { code: 'error', label: '错误', tone: 'danger' },
      { code: 'missing', label: '缺项', tone: 'warn' },
      { code: 'warning', label: '存疑', tone: 'quiet' },
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
  whom: {
    options: [
      { code: 'author', label: '各自的录入人' },
      { code: 'doctor', label: '各自的责任医生' },
      { code: 'one', label: '指定的一位' },
    ],
  },
} as const satisfies { readonly [what: string]: CodeWords };
