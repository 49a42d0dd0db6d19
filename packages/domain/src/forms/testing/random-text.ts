import fc from 'fast-check';
import type { FieldDefinition } from '../index.ts';

const WORDS = [
  '未见异常',
  '建议复查',
  '张三',
  '李桂兰',
  '县人民医院内科',
  '每日一次',
  'A12',
  '病情平稳，继续目前治疗',
  '2020-05',
  '不详',
] as const;

/** Texts that fit the patterns in use; every example is checked against the field's own pattern before it is given out. */
const EXAMPLES: readonly string[] = [
  '32000019600229123X',
  '13800138000',
  '32098110410500042',
  '2019-05',
  '2019',
  '08:30',
  '8',
  '12',
  '123456',
  '1234567',
  '12345678',
  '224001',
  '3209811041',
  'A123456789',
  'HT-2026-001',
  'E11.9',
  'qd',
  '#409EFF',
  '320981104',
  '3209811040001',
  'abc12345',
  'ABC12345',
  'user_1',
  '91320981MA1XXXXX0X',
  '1.2.3',
  '192.168.1.1',
  '00112233',
  '0A1B',
  'https://example.invalid',
  'system:user:list',
  'd41d8cd98f00b204e9800998ecf8427e',
  '32000019600229123X42',
  '20261120',
  '2026112000001',
  '1234567890',
  '12345678901234567890',
  '苏J12345',
  'LOT20261120',
  '83010100001',
  'Z3209810001',
  'LB1234567890123',
  '/cust/base',
  'aB3d',
  'B7',
];

/** Short texts of a record; a field with a pattern gets one that fits, or nothing where none is known. */
export function textOf(
  field: FieldDefinition & { readonly type: 'text' | 'longText' },
): fc.Arbitrary<string> | undefined {
  const longest = field.maxLength ?? 200;
  const pattern = field.pattern === undefined ? undefined : new RegExp(field.pattern, 'u');
  const fitting = (pattern === undefined ? WORDS : EXAMPLES).filter(
    (text) => [...text].length <= longest && (pattern === undefined || pattern.test(text)),
  );
  return fitting.length === 0 ? undefined : fc.constantFrom(...fitting);
}
