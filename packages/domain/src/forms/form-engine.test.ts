import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from './index.ts';
import { context, engineOf, options } from './testing/engine-of.ts';

describe('computed values and conditions', () => {
  const fields: readonly FieldDefinition[] = [
    { key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 50, max: 250, precision: 1 },
    { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', precision: 1 },
    {
      key: 'bmi',
      label: 'BMI',
      type: 'computed',
      computed: 'weight / (height / 100) ^ 2',
      precision: 2,
      normal: [{ low: 18.5, high: 23.9 }],
    },
    { key: 'advice', label: '建议', type: 'text', visibleWhen: { field: 'symptoms', in: ['9'] }, required: true },
    { key: 'symptoms', label: '症状', type: 'multi', options, exclusive: ['1'] },
    { key: 'detail', label: '详情', type: 'text', visibleWhen: { field: 'advice', in: ['痛'] } },
  ];
  it('follow their inputs, and only what changed is told', () => {
    const engine = engineOf(fields);
    expect(engine.set('height', 160).fields).toEqual(['height']);
    const untouched = engine.state('symptoms');
    expect(engine.set('weight', 83.2).fields).toEqual(['weight', 'bmi']);
    expect(engine.state('bmi')).toMatchObject({ value: 32.5, origin: 'computed', mark: 'high' });
    expect(engine.state('symptoms')).toBe(untouched);
    expect(engine.set('weight', 46).fields).toEqual(['weight', 'bmi']);
    expect(engine.state('bmi')).toMatchObject({ value: 17.97, mark: 'low' });
    engine.set('weight', undefined);
    expect(engine.state('bmi').value).toBeUndefined();
    expect(engine.answers()).toEqual({ height: 160 });
  });
  it('hide what depends on something hidden, and lose nothing by it', () => {
    const engine = engineOf(fields);
    engine.setMany({ symptoms: ['9'], advice: '痛', detail: '夜间' });
    expect(engine.state('detail').visible).toBe(true);
    expect(engine.set('symptoms', ['2']).fields).toEqual(['advice', 'symptoms', 'detail']);
    expect(engine.state('detail').visible).toBe(false);
    expect(engine.answers()).toEqual({ symptoms: ['2'] });
    expect(engine.allAnswers()).toEqual({ symptoms: ['2'], advice: '痛', detail: '夜间' });
    engine.set('symptoms', ['9']);
    expect(engine.answers()['detail']).toBe('夜间');
  });
  it('leave out of the record what a row of a table no longer asks for, and keep it in the draft', () => {
    const engine = engineOf([
      {
        key: 'past',
        label: '既往史',
        type: 'table',
        columns: [
          {
            key: 'disease',
            label: '疾病',
            type: 'single',
            options: [
              { code: '2', label: '高血压' },
              { code: '6', label: '恶性肿瘤' },
            ],
          },
          { key: 'name', label: '名称', type: 'text', visibleWhen: { field: 'disease', in: ['6'] } },
        ],
      },
    ]);
    engine.set('past', [{ disease: '2', name: '肺癌' }, { disease: '6', name: '胃癌' }, { name: '无人问' }]);
    expect(engine.answers()).toEqual({ past: [{ disease: '2' }, { disease: '6', name: '胃癌' }, {}] });
    expect(engine.allAnswers()['past']).toEqual([
      { disease: '2', name: '肺癌' },
      { disease: '6', name: '胃癌' },
      { name: '无人问' },
    ]);
    engine.set('past', [{ name: '无人问' }]);
    expect(engine.answers()).toEqual({});
  });
  it('keep the same state object until something in it changes', () => {
    const engine = engineOf(fields);
    engine.set('height', 160);
    const before = engine.state('height');
    expect(engine.set('height', 160).fields).toEqual([]);
    expect(engine.state('height')).toBe(before);
  });
  it('empty nothing where there is no proposal to follow', () => {
    const engine = engineOf(fields);
    engine.set('height', 160);
    expect(engine.follow('height').fields).toEqual([]);
    expect(engine.answers()).toEqual({ height: 160 });
  });
  it('refuse keys nobody knows', () => {
    const engine = engineOf(fields);
    for (const key of ['__proto__', 'constructor', 'gone']) {
      expect(() => engine.set(key, 1)).toThrow(RangeError);
      expect(() => engine.state(key)).toThrow(RangeError);
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('who is asked', () => {
  const fields: readonly FieldDefinition[] = [
    { key: 'breast', label: '乳腺', type: 'text', appliesTo: { sex: 'female' }, required: true },
    { key: 'elder', label: '老年人', type: 'text', appliesTo: { minAge: 65 } },
    {
      key: 'hemoglobin',
      label: '血红蛋白',
      type: 'integer',
      normal: [
        { sex: 'male', low: 130, high: 175 },
        { sex: 'female', low: 115, high: 150 },
      ],
    },
    {
      key: 'sex',
      label: '性别',
      type: 'single',
      options: [
        { code: '1', label: '男' },
        { code: '2', label: '女' },
      ],
    },
    { key: 'age', label: '年龄', type: 'integer' },
  ];
  it('comes from the resident, and from the form itself once it says so', () => {
    const engine = engineOf(fields);
    expect([engine.state('breast').visible, engine.state('elder').visible]).toEqual([true, true]);
    engine.set('hemoglobin', 120);
    expect(engine.state('hemoglobin').mark).toBeUndefined();
    expect(engine.set('sex', '1').fields).toEqual(['breast', 'hemoglobin', 'sex']);
    expect(engine.state('hemoglobin').mark).toBe('low');
    expect(engine.set('age', 40).fields).toEqual(['elder', 'age']);
    expect(engine.state('elder').visible).toBe(false);
  });
  it('asks everybody while sex and age are unknown', () => {
    const engine = engineOf(fields, { context: { today: context.today } });
    expect([engine.state('breast').visible, engine.state('elder').visible]).toEqual([true, true]);
    engine.setContext({ today: context.today, resident: { id: 'r', sex: 'male', age: 30 } });
    expect([engine.state('breast').visible, engine.state('elder').visible]).toEqual([false, false]);
  });
});

it('calls a class beyond its reference abnormal, not high', () => {
  const grade: FieldDefinition = {
    key: 'grade',
    label: '判断结果',
    type: 'computed',
    computed: 'points',
    options: [
      { code: '1', label: '可自理' },
      { code: '4', label: '不能自理' },
    ],
    normal: [{ low: 1, high: 1 }],
  };
  const engine = engineOf([{ key: 'points', label: '分', type: 'integer' }, grade]);
  engine.set('points', 4);
  expect(engine.state('grade').mark).toBe('abnormal');
  engine.set('points', 1);
  expect(engine.state('grade').mark).toBeUndefined();
});

describe('proposals', () => {
  const fields: readonly FieldDefinition[] = [
    { key: 'visit', label: '随访日期', type: 'date', required: true, max: 'today' },
    { key: 'next', label: '下次随访日期', type: 'date', proposed: 'addMonths(visit, 3)' },
    { key: 'kind', label: '方式', type: 'single', options, default: '2' },
  ];
  it('are followed until the user decides, shown when they differ, and followed again on demand', () => {
    const engine = engineOf(fields);
    engine.set('visit', '2026-11-20');
    expect(engine.state('next')).toMatchObject({ value: '2027-02-20', origin: 'proposed' });
    engine.set('next', '2027-01-10');
    engine.set('visit', '2026-11-19');
    expect(engine.state('next')).toMatchObject({ value: '2027-01-10', origin: 'entered', proposal: '2027-02-19' });
    engine.follow('next');
    expect(engine.state('next')).toMatchObject({ value: '2027-02-19', origin: 'proposed' });
    expect(engine.state('next').proposal).toBeUndefined();
    engine.set('next', undefined);
    engine.set('visit', '2026-11-18');
    expect(engine.state('next')).toMatchObject({ value: undefined, origin: 'empty', proposal: '2027-02-18' });
  });
  it('go on in a draft where they were followed, and stay where they were not', () => {
    const engine = engineOf(fields);
    engine.set('visit', '2026-11-20');
    const draft = { answers: engine.allAnswers(), origins: engine.origins() };
    const again = engineOf(fields, {}, draft);
    again.set('visit', '2026-11-10');
    expect(again.state('next').value).toBe('2027-02-10');
    again.set('next', undefined);
    const emptied = engineOf(fields, {}, { answers: again.allAnswers(), origins: again.origins() });
    expect(emptied.state('next')).toMatchObject({ value: undefined, origin: 'empty' });
  });
  it('never touch a stored record', () => {
    const stored = engineOf(fields, {}, { answers: { visit: '2026-11-01', next: '2026-12-01', stranger: 1 } });
    expect(stored.state('next')).toMatchObject({ value: '2026-12-01', origin: 'stored', proposal: '2027-02-01' });
    expect(stored.answers()).toEqual({ visit: '2026-11-01', next: '2026-12-01' });
    const without = engineOf(fields, {}, { answers: { visit: '2026-11-01' } });
    expect(without.answers()).toEqual({ visit: '2026-11-01' });
  });
  it('never lie outside the field’s own range', () => {
    const engine = engineOf([
      { key: 'a', label: '甲', type: 'decimal' },
      { key: 'b', label: '乙', type: 'integer', min: 15, max: 50, proposed: 'a' },
    ]);
    for (const [a, b] of [
      [14, undefined],
      [15, 15],
      [50, 50],
      [51, undefined],
    ]) {
      engine.set('a', a);
      expect(engine.state('b').value).toBe(b);
    }
    expect(engine.issues()).toEqual([]);
    engine.set('b', 20);
    expect(engine.state('b').proposal).toBeUndefined();
  });
  it('leave defaults to new forms', () => {
    expect(engineOf(fields).state('kind')).toMatchObject({ value: '2', origin: 'default' });
    expect(engineOf(fields).origins()).toEqual({ kind: 'default' });
  });
});

describe('effort', () => {
  it('of a change does not grow with the form', () => {
    let runs = 0;
    const rules = {
      counted: (input: { readonly [key: string]: unknown }) => {
        runs += 1;
        return Number(Object.values(input)[0] ?? 0) + 1;
      },
    };
    const fields = Array.from({ length: 500 }, (_, i): readonly FieldDefinition[] => [
      { key: `a${i}`, label: `项${i}`, type: 'integer' },
      { key: `b${i}`, label: `值${i}`, type: 'computed', computed: `counted(a${i})` },
    ]).flat();
    const engine = engineOf(fields, { rules });
    expect(runs).toBe(500);
    runs = 0;
    expect(engine.set('a250', 5).fields).toEqual(['a250', 'b250']);
    expect(engine.state('b250').value).toBe(6);
    expect(runs).toBe(1);
    engine.setMany({ a1: 1, a2: 2 });
    expect(runs).toBe(3);
  });
  it('is one evaluation for several inputs of one derivation, and none beyond an unchanged value', () => {
    let runs = 0;
    const rules = {
      pair: (input: { readonly [key: string]: unknown }) => {
        runs += 1;
        return { total: Number(input['a'] ?? 0) + Number(input['b'] ?? 0), sex: String(input['sex']) };
      },
    };
    const fields: readonly FieldDefinition[] = [
      { key: 'a', label: '甲', type: 'integer' },
      { key: 'b', label: '乙', type: 'integer' },
      { key: 'total', label: '合计', type: 'computed', computed: 'both.total' },
      { key: 'sex', label: '性别', type: 'text', proposed: 'both.sex' },
    ];
    const engine = engineOf(fields, {
      rules,
      derivations: [{ key: 'both', rule: 'pair', inputs: ['a', 'b', 'resident.sex'] }],
    });
    runs = 0;
    expect(engine.setMany({ a: 1, b: 2 })).toEqual({ fields: ['a', 'b', 'total'], derivations: ['both'] });
    expect(runs).toBe(1);
    expect(engine.setMany({ a: 2, b: 1 })).toEqual({ fields: ['a', 'b'], derivations: [] });
    expect(engine.derivation('both')).toEqual({ total: 3, sex: 'female' });
  });
});
