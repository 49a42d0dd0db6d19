import { describe, expect, it } from 'vitest';
import { engineOf, options } from './testing/engine-of.ts';

const messages = (engine: ReturnType<typeof engineOf>): readonly string[] =>
  engine.issues().map((issue) => issue.message);

it.each([
  ['6. 我们现在在哪个省（市）？', '请回答：我们现在在哪个省（市）'],
  ['（1）您精力充沛吗？（指精神头足，乐于做事）', '请回答：您精力充沛吗'],
  ['随访日期', '请选择随访日期'],
  ['24. 复述：“四十四只石狮子”', '请选择复述：“四十四只石狮子”'],
])('asks for the answer to %s as one speaks', (label, sentence) => {
  const engine = engineOf([{ key: 'q', label, type: 'single', required: true, options: [{ code: '1', label: '是' }] }]);
  expect(messages(engine)).toEqual([sentence]);
});

it.each([
  ['13812345678', []],
  ['0515-86621234', []],
  ['86621234', []],
  ['13812345678、0515-86621234', []],
  ['无', []],
  ['1381234567', ['电话一般是 11 位手机号或带区号的固定电话，请核对']],
  ['张三', ['电话一般是 11 位手机号或带区号的固定电话，请核对']],
])('asks about %s as a telephone number: %j', (value, said) => {
  const engine = engineOf([{ key: 'phone', label: '电话', type: 'text', sensitive: 'phone' }]);
  engine.set('phone', value);
  expect(messages(engine)).toEqual(said);
});

describe('troubles', () => {
  it('are said in words', () => {
    const engine = engineOf([
      { key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300, usual: [80, 200] },
      { key: 'visit', label: '随访日期', type: 'date', required: true, max: 'today' },
      { key: 'symptoms', label: '症状', type: 'multi', options, exclusive: ['1'], exclusiveGroups: [['2', '9']] },
      { key: 'glucose', label: '血糖', type: 'decimal', precision: 1, min: 0 },
      { key: 'phone', label: '电话', type: 'text', pattern: '^\\d{11}$', maxLength: 11 },
      { key: 'kind', label: '方式', type: 'single', options, required: "systolic > '200'" },
    ]);
    expect(messages(engine)).toEqual(['请填写随访日期']);
    engine.setMany({
      systolic: 20,
      visit: '2026-11-21',
      symptoms: ['1', '2'],
      glucose: 5.55,
      phone: '12345678901234',
      kind: '7',
    });
    expect(messages(engine)).toEqual([
      '收缩压应在 40～300 mmHg 之间',
      '随访日期不能晚于今天',
      '“无症状”不能和其他选项同时选',
      '血糖最多保留 1 位小数',
      '电话不能超过 11 个字',
      '方式的选项不存在，请重新选择',
    ]);
    engine.setMany({
      systolic: 210,
      visit: '2026-02-30',
      symptoms: ['2', '9'],
      glucose: -1,
      phone: '1',
      kind: undefined,
    });
    expect(engine.issues().map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning 收缩压一般在 80～200 mmHg 之间，请核对',
      'error 随访日期不是正确的日期',
      'error “头痛”“其他”只能选一个',
      'error 血糖不能小于 0',
      'error 电话格式不正确',
      'missing 请选择方式',
    ]);
    engine.set('systolic', 120.5);
    expect(engine.state('systolic').issues[0]?.message).toBe('收缩压应填写整数');
  });
  it('between fields stand at the first field that is asked', () => {
    const engine = engineOf(
      [
        { key: 'high', label: '收缩压', type: 'integer' },
        { key: 'low', label: '舒张压', type: 'integer' },
      ],
      {
        checks: [
          {
            id: 'order',
            when: 'low >= high',
            severity: 'error',
            message: '收缩压必须大于舒张压',
            fields: ['high', 'low'],
          },
        ],
      },
    );
    engine.set('high', 80);
    expect(engine.issues()).toEqual([]);
    expect(engine.set('low', 90).fields).toEqual(['high', 'low']);
    expect(engine.issues()).toEqual([
      { field: 'high', severity: 'error', code: 'check:order', message: '收缩压必须大于舒张压' },
    ]);
  });
  it('of tables name row and column and pass over empty rows', () => {
    const engine = engineOf([
      {
        key: 'drugs',
        label: '用药',
        type: 'table',
        minRows: 1,
        maxRows: 2,
        columns: [
          { key: 'name', label: '药名', type: 'text', required: true, maxLength: 4 },
          { key: 'times', label: '每日次数', type: 'integer', min: 1, max: 6 },
          { key: 'dose', label: '每次', type: 'integer' },
          { key: 'total', label: '每日量', type: 'computed', computed: 'times * dose' },
          { key: 'why', label: '原因', type: 'text', required: true, visibleWhen: { field: 'name', in: ['其他'] } },
        ],
      },
    ]);
    expect(messages(engine)).toEqual(['请填写用药']);
    engine.set('drugs', [{ name: '阿司匹林', times: 2, dose: 3 }, {}, { times: 9 }, { name: '其他', why: ' ' }]);
    expect(engine.state('drugs').value).toMatchObject([{ total: 6 }, {}, { times: 9 }, { name: '其他' }]);
    expect(engine.issues().map(({ cell, message }) => [cell?.row, cell?.column, message])).toEqual([
      [undefined, undefined, '用药最多填写 2 行'],
      [2, 'name', '第 3 行：请填写药名'],
      [2, 'times', '第 3 行：每日次数应在 1～6 之间'],
      [3, 'why', '第 4 行：请填写原因'],
    ]);
    engine.set('drugs', 'rubbish');
    expect(messages(engine)).toEqual(['用药的内容无法读取，请重新填写']);
  });
});
