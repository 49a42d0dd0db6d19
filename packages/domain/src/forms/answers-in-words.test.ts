import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import {
  compileForm,
  differenceOf,
  type FieldDefinition,
  formatAnswer,
  formatForPaper,
  recordAnswers,
  toggleOption,
  validateRecord,
} from './index.ts';
import { definitionOf } from './testing/definition-of.ts';
import { sentJson } from './testing/index.ts';

const symptoms = {
  key: 'symptoms',
  label: '症状',
  type: 'multi',
  exclusive: ['1'],
  exclusiveGroups: [['3', '4']],
  options: ['无症状', '头痛', '少尿', '多尿'].map((label, index) => ({ code: String(index + 1), label })),
} as const satisfies FieldDefinition;
const glucose: FieldDefinition = {
  key: 'glucose',
  label: '血糖',
  type: 'decimal',
  unit: 'mmol/L',
  precision: 2,
  max: 50,
};
const drugs: FieldDefinition = {
  key: 'drugs',
  label: '用药',
  type: 'table',
  columns: [
    { key: 'name', label: '药名', type: 'text' },
    { key: 'times', label: '每日', type: 'integer', unit: '次' },
  ],
};
const double: FieldDefinition = {
  key: 'double',
  label: '两倍',
  type: 'computed',
  computed: 'glucose * 2',
  precision: 1,
};

describe('picking options', () => {
  it.each([
    [undefined, '2', ['2']],
    [['2'], '2', []],
    [['2', '3'], '1', ['1']],
    [['1'], '3', ['3']],
    [['3'], '2', ['2', '3']],
    [['2', '3'], '4', ['2', '4']],
    [['old'], '2', ['2', 'old']],
  ] as const)('%j and %s gives %j', (value, code, expected) =>
    expect(toggleOption(symptoms, value, code)).toEqual(expected),
  );
  it('never leads to a choice the form refuses', () => {
    const form = compileForm({ definition: definitionOf([symptoms]) });
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '2', '3', '4')), (codes) => {
        const chosen = codes.reduce<readonly string[]>((value, code) => toggleOption(symptoms, value, code), []);
        expect(validateRecord(form, { symptoms: chosen }, { today: '2026-11-20' as CalendarDay })).toEqual([]);
      }),
    );
  });
});

describe('answers in words', () => {
  it.each([
    [symptoms, ['2', '4'], '头痛、多尿'],
    [symptoms, [], ''],
    [symptoms, ['7'], '7'],
    [glucose, 5.6, '5.60 mmol/L'],
    [glucose, undefined, ''],
    [{ key: 'w', label: '白细胞', type: 'decimal', unit: '×10^9/L' }, 6.5, '6.5 ×10⁹/L'],
    [{ key: 'b', label: '是否', type: 'boolean' }, false, '否'],
    [{ key: 't', label: '时间', type: 'dateTime' }, '2026-11-20T08:30:00', '2026-11-20 08:30'],
    [drugs, [{ name: '阿司匹林', times: 2 }, {}, { name: '钙片' }], '药名 阿司匹林，每日 2 次；药名 钙片'],
    [{ key: 'v', label: '视力', type: 'decimal', precision: 2, eyesight: 'decimal' }, 1, '1.0'],
    [{ key: 'v', label: '视力', type: 'decimal', precision: 2, eyesight: 'decimal' }, 0.12, '0.12'],
    [{ key: 's', label: '签名', type: 'signature' }, 'data:', '已签名'],
    [{ key: 'r', label: '地区', type: 'region' }, { code: '110105', label: '朝阳区' }, '朝阳区'],
  ] as const)('%#', (field, value, expected) => expect(formatAnswer(field as FieldDefinition, value)).toBe(expected));
  it('leave out on paper what the sheet prints', () => expect(formatForPaper(glucose, 5.6)).toBe('5.60'));
  it('say what changed, also in fields that are gone', () => {
    expect(
      differenceOf({ glucose: 5, symptoms: ['1'], old: 'x' }, { glucose: 5.5, symptoms: ['1'] }, [symptoms, glucose]),
    ).toEqual([
      { key: 'glucose', label: '血糖', before: '5.00 mmol/L', after: '5.50 mmol/L' },
      { key: 'old', label: 'old', before: 'x', after: '' },
    ]);
  });
});

describe('records as the server checks them', () => {
  const form = compileForm({
    definition: definitionOf([
      glucose,
      double,
      { key: 'next', label: '下次随访日期', type: 'date', required: true, proposed: 'addDays(today, 90)' },
      { key: 'why', label: '原因', type: 'text', visibleWhen: { field: 'next', in: ['x'] } },
    ]),
  });
  const context = { today: '2026-11-20' as CalendarDay };
  it('get no help from proposals and no foreign keys', () => {
    const hostile = JSON.parse('{"glucose": 60, "__proto__": 1, "secret": {"a": [1]}}') as { [key: string]: never };
    expect(validateRecord(form, hostile, context).map(({ field, severity, code }) => [field, severity, code])).toEqual([
      ['__proto__', 'error', 'unknown-field'],
      ['secret', 'error', 'unknown-field'],
      ['glucose', 'error', 'range'],
      ['next', 'missing', 'missing'],
    ]);
  });
  it('are stored without hidden answers and with computed ones worked out anew', () => {
    expect(recordAnswers(form, { glucose: 5.25, double: 99, next: '2027-01-01', why: '?' }, context)).toEqual({
      glucose: 5.25,
      double: 10.5,
      next: '2027-01-01',
    });
  });
  it('survive any JSON in any field', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('glucose', 'double', 'next', 'why', 'x'), sentJson), (answers) => {
        expect(Array.isArray(validateRecord(form, answers as { [key: string]: never }, context))).toBe(true);
      }),
    );
  });
});
