import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../shared/index.ts';
import { ARCHIVE_STATUSES, KNOWN_CONDITIONS } from '../../resident/index.ts';
import { formIndex } from '../../catalogue/form-index.ts';
import { loadForm } from '../../catalogue/load-form.ts';
import { typedExpression } from './check-types.ts';
import { compileRowValue, evaluate } from './evaluate.ts';
import type { AskedBy, HistoryRecord, PersonHistory } from './person-history.ts';
import { ARCHIVE_STATUS_CODES, CONDITION_CODES } from './resident-codes.data.ts';
import { RESIDENT_FIELDS } from './subject-fields.data.ts';
import { fieldsOfForm, vocabularyOf } from './vocabulary.ts';

const forms = new Map(await Promise.all(formIndex.map(async ({ id }) => [id, await loadForm(id)] as const)));
const vocabulary = vocabularyOf({ resident: RESIDENT_FIELDS }, (id) => forms.get(id));
const asked: AskedBy = { today: calendarDay(2026, 6, 15), year: 2026, me: 'doctor', institution: '990101' };

let serial = 0;
const record = (formId: string, on: readonly [number, number, number], data: HistoryRecord['data']): HistoryRecord => ({
  id: `record-${(serial += 1)}`,
  formId,
  occurredOn: calendarDay(...on),
  institution: '990101101',
  createdAt: '2026-06-14T17:00:00.000Z',
  createdBy: 'doctor',
  updatedAt: '2026-06-14T17:00:00.000Z',
  updatedBy: 'doctor',
  version: 1,
  data,
});
const person: PersonHistory = {
  resident: {
    id: 'resident-1',
    name: '张三丰',
    sex: 'male',
    birthDate: '1955-06-16',
    idNumber: '110105195506160010',
    conditions: ['hypertension'],
    status: '1',
    nextFollowUpOn: '2026-06-01',
  },
  records: [
    record('hypertension-follow-up', [2025, 3, 1], { systolic: 150, diastolic: 95, smokingNow: 'x' }),
    record('hypertension-follow-up', [2026, 4, 1], { systolic: 132, symptoms: ['1'], nextFollowUpDate: '2026-06-01' }),
    record('hypertension-follow-up', [2026, 2, 1], { systolic: 141, diastolic: 88, nextFollowUpDate: '2026-02-30' }),
    record('hypertension-card', [2020, 1, 1], { terminated: true, terminationDate: '2022-01-01' }),
    record('hypertension-card', [2023, 1, 1], { terminated: false }),
  ],
};
const value = (source: string) => evaluate(source, vocabulary, person, asked);

describe('the texts of a register', () => {
  const register = vocabularyOf({ record: fieldsOfForm(forms.get('monitoring-item')!.definition) }, () => undefined);
  const entry = (data: HistoryRecord['data'], removed = false) => ({
    ...record('monitoring-item', [2026, 1, 1], data),
    removed,
  });
  const said = (source: string, data: HistoryRecord['data']) =>
    compileRowValue(typedExpression(source, register), register)({ asked, record: entry(data) });
  it.each([
    ['rangeText(record.inputMin, record.inputMax)', { inputMin: 40, inputMax: 300 }, '40–300'],
    ['rangeText(record.inputMin, record.inputMax)', { inputMin: 2.8 }, '≥2.8'],
    ['rangeText(record.inputMin, record.inputMax)', { inputMax: 300 }, '≤300'],
    ['rangeText(record.inputMin, record.inputMax)', {}, undefined],
    ['pairText(record.inputMin, record.inputMax)', { inputMin: 136.0, inputMax: 84.5 }, '136/84.5'],
    ['pairText(record.inputMin, record.inputMax)', { inputMin: 136 }, undefined],
    ['criticalText(record.criticalLow, record.criticalHigh)', { criticalLow: 2.8, criticalHigh: 6.2 }, '≤2.8 或 ≥6.2'],
    ['criticalText(record.criticalLow, record.criticalHigh)', { criticalHigh: 180 }, '≥180'],
    ['joined(record.code, record.name)', { code: 'A', name: '甲' }, 'A 甲'],
    ['joined(record.code, record.name)', { name: '甲' }, '甲'],
    ['rowCount(record.ranges)', { ranges: [{}, {}] }, 2],
    ['rowCount(record.ranges)', { ranges: [] }, undefined],
    [
      'referenceText(record.ranges)',
      {
        ranges: [
          { sex: '1', low: 130, high: 175 },
          { sex: '2', ageMin: 18, low: 115, high: 150 },
          { sex: 'all', text: '阴性' },
        ],
      },
      '男 130–175；女 ≥18岁 115–150；阴性',
    ],
  ])('%s of %j is %j', (source, data, words) => expect(said(source, data)).toEqual(words));
  it('tells what was taken out', () => {
    const run = compileRowValue(typedExpression('!record.@removed', register), register);
    expect([run({ asked, record: entry({}) }), run({ asked, record: entry({}, true) })]).toEqual([true, false]);
    expect(() => typedExpression('record.ranges == record.ranges', register)).toThrow('A table is counted');
  });
});

describe('an expression over the history of a person', () => {
  it.each([
    ['resident.age', 70],
    ["resident.sex == 'male' && resident.age >= 65", true],
    ['latest(hypertension-follow-up).systolic', 132],
    ['first(hypertension-follow-up).systolic', 150],
    ['latest(hypertension-follow-up, year - 1).systolic', 150],
    ['latest(hypertension-follow-up, when: record.systolic >= 140).systolic', 141],
    ['latest(hypertension-follow-up).diastolic', undefined],
    ['latest(hypertension-follow-up, year, record.diastolic > 0).nextFollowUpDate', undefined],
    ['count(hypertension-follow-up)', 3],
    ['count(hypertension-follow-up, year)', 2],
    ['count(hypertension-follow-up, year, record.systolic < 140)', 1],
    ['count(hypertension-follow-up, when: record.diastolic < 90)', 1],
    ['average(hypertension-follow-up).systolic', 141],
    // Who did not answer does not count: (95 + 88) ÷ 2.
    ['average(hypertension-follow-up).diastolic', 91.5],
    ['average(hypertension-follow-up, year).systolic * 2 == 273', true],
    ['round(average(hypertension-follow-up).systolic / 4, 1)', 35.3],
    ['average(hypertension-follow-up, when: record.systolic > 200).systolic', undefined],
    ['has(diabetes-follow-up)', false],
    ['has(hypertension-follow-up, 2025)', true],
    ['card(hypertension-card).@occurredOn', '2023-01-01'],
    ['day(latest(hypertension-follow-up).@updatedAt)', '2026-06-15'],
    ["hasAny(resident.conditions, ['diabetes', 'hypertension'])", true],
    ["hasAny(resident.status, ['2', '3'])", false],
    ['resident.overdueDays', 14],
    ['daysBetween(latest(hypertension-follow-up).@occurredOn, @today)', 75],
    ['latest(hypertension-follow-up).systolic / 3 * 3 == 132', true],
    ["startsWith(resident.name, '张') && contains(resident.name, '三')", true],
    ['addMonths(@today, -3) <= latest(hypertension-follow-up).nextFollowUpDate', true],
    ["resident.filedOn < '2020-01-01'", undefined],
    ['isMissing(resident.phone)', true],
    ["lookup(resident.status, {1: '在管', 2: '迁出'})", '在管'],
    ['yearOf(resident.birthDate)', 1955],
    ['monthOf(resident.birthDate)', 6],
    ['weekdayOf(resident.birthDate)', 4],
    ["weekdayOf('1969-12-29')", 1],
    // The rise of a visit over the card's day: two records of different forms, one inside of the other.
    ['count(hypertension-follow-up, when: has(hypertension-card, when: record.@occurredOn > outer.@occurredOn))', 0],
    ['count(hypertension-card, when: has(hypertension-follow-up, when: record.@occurredOn > outer.@occurredOn))', 2],
    ["textMatches('肝脏回声增强，考虑脂肪肝', ['脂肪肝', '肝囊肿'])", true],
    ["textMatches('未见脂肪肝、肝囊肿，脾大', ['脂肪肝', '肝囊肿'])", false],
    ["textMatches('胆囊未见异常；肝囊肿', ['肝囊肿'])", true],
    ["ckdEpi2009(100, 70, 'male')", 65],
    ["ckdEpi2009(80, 70, 'female')", 64],
    ["ckdEpi2009(80, 17, 'female')", undefined],
    ["ckdEpi2009(80, 200000, 'female')", undefined],
    ["ckdEpi2009(0.5, 70, 'female')", undefined],
  ])('%s', (source, expected) => {
    expect(value(source)).toEqual(expected);
  });
});

describe('a wrong expression', () => {
  it.each([
    ['resident.agee', 'Unknown name “resident.agee” (at character 1)'],
    ['1 + latest(no-such).a', 'There is no form “no-such” (at character 5)'],
    ['latest(hypertension-follow-up).nothing', 'The form “hypertension-follow-up” has no “nothing” (at character 1)'],
    ['latest(hypertension-follow-up)', 'What of the record? “latest(hypertension-follow-up).…” (at character 1)'],
    ['has(past-history).a', '“has” is a value of its own, without “.” (at character 1)'],
    ['average(past-history)', 'What of the record? “average(past-history).…” (at character 1)'],
    [
      'average(hypertension-follow-up).nextFollowUpDate',
      'An average is of numbers, and “nextFollowUpDate” is a day (at character 1)',
    ],
    ["resident.sex == '1'", 'There is no code “1”, only male, female (at character 17)'],
    ["hasAny(resident.status, ['1', '7'])", 'There is no code “7”, only '],
    ['resident.age == resident.name', 'Expected a number but this is a text (at character 17)'],
    ['resident.age && true', 'Expected a condition but this is a number (at character 1)'],
    ["resident.name < '张'", 'a text has no order (at character 15)'],
    ["resident.birthDate < '1958-02-30'", '“1958-02-30” is no day there is (at character 22)'],
    ['resident.conditions == resident.conditions', 'Several codes are tested with hasAny(…, […]) (at character 21)'],
    ['matrix(1, 1, [[1]])', '“matrix” cannot be asked of the database (at character 1)'],
    ['2 ^ resident.age', 'A power in a list has a small whole exponent (at character 5)'],
    ['count(past-history, 2026, true, 1)', '“count” is written count(form, year, condition) (at character 1)'],
    ['daysBetween(@today)', '“daysBetween” does not take 1 arguments (at character 1)'],
    ['has(hypertension-card, when: outer.systolic > 1)', 'Unknown name “outer.systolic” (at character 30)'],
    ['limit(bp-raised-systolic)', '“limit” cannot be asked of the database (at character 1)'],
    ['record.systolic', 'Unknown name “record.systolic” (at character 1)'],
  ])('%s', (source, problem) => {
    expect(() => typedExpression(source, vocabulary)).toThrow(problem);
  });
  it('reads nothing of other forms in a form of its own', async () => {
    const { parseFormula } = await import('../../forms/formula/parse.ts');
    expect(() => parseFormula('@today')).toThrow('Unexpected “@”');
    expect(() => parseFormula('latest(past-history).a')).toThrow(SyntaxError);
  });
});

it('notes what of a person is read', () => {
  expect([...typedExpression('concat(resident.name, resident.phone)', vocabulary).sensitive]).toEqual([
    'person-name',
    'phone',
  ]);
  expect([...typedExpression('resident.age >= 65', vocabulary).sensitive]).toEqual([]);
});

it('has a type for every field of every form but tables', () => {
  const count = [...forms.values()].map(
    ({ definition, dictionaries }) => Object.keys(fieldsOfForm(definition, dictionaries)).length,
  );
  expect(Math.min(...count)).toBeGreaterThan(9);
});

it('knows the codes of the resident area', () => {
  expect(ARCHIVE_STATUS_CODES).toEqual(ARCHIVE_STATUSES);
  expect(CONDITION_CODES).toEqual(KNOWN_CONDITIONS);
});

it('goes through a choice within a choice once, however deep it is', () => {
  const deep = Array.from({ length: 60 }, (_, at) => `resident.phone == '${at}' ? '${at}' : `).join('');
  // Twice as often with each step down would take longer than anybody waits.
  expect(typedExpression(`${deep}''`, vocabulary, 'text').type).toBe('text');
});
