import { describe, expect, it } from 'vitest';
import { evaluateFormula } from './evaluate-formula.ts';

const values = {
  weight: 46.4,
  height: 158.7,
  three: 3,
  zero: 0,
  yes: true,
  no: false,
  sex: '1',
  code: '3',
  number: '12',
  word: '头痛',
  symptoms: ['2', '9'],
  healthy: ['1'],
  born: '1960-02-29',
  day: '2026-11-20',
  moment: '2026-11-20T08:30',
  blank: ' ',
  nothing: [],
  rows: [{ price: 1.1, note: 'a' }, { price: 2.2 }, {}],
  gaps: [{ price: 1 }, { note: 'x' }],
  resident: { sex: 'female', known: ['hypertension'] },
  id: '110105195803071234',
};
const evaluate = (formula: string): unknown => evaluateFormula(formula, values);

describe('operators', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['10 - 4 - 3', 3],
    ['8 / 4 / 2', 1],
    ['0.1 + 0.2 == 0.3', true],
    ['1 / 3 * 3 == 1', true],
    ['1 / zero', undefined],
    ['7 / 2', 3.5],
    ['1.10 * 3', 3.3],
    ['1 < 2 == true', true],
    ['1 <= 1', true],
    ['2 > 3', false],
    ['3 >= three', true],
    ['1 != 2', true],
    ["sex == '1'", true],
    ['sex == 1', true],
    ["sex == '01'", false],
    ['sex + 1', 2],
    ["number > '9'", false],
    ['number > 9', true],
    ["word == '头痛'", true],
    ['word == 3', false],
    ['word < 3', undefined],
    ["day > '2026-11-19'", true],
    ['word + 1', undefined],
    ['yes == no', false],
    ['symptoms == symptoms', true],
    ["symptoms == '2'", false],
    ["id == '110105195803071235'", false],
    ["yes ? 'a' : 'b'", 'a'],
    ["no ? 'a' : no ? 'b' : 'c'", 'c'],
    ["gone ? 'a' : 'b'", undefined],
    ['yes ? no ? 1 : 2 : 3', 2],
    ['true && !false', true],
    ['!yes || no', false],
    ["resident.sex == 'female'", true],
    ['blank == 1', undefined],
    ["nothing == ''", undefined],
    ['height.length', undefined],
    ['constructor', undefined],
    ['resident.__proto__', undefined],
    ['resident.toString', undefined],
  ])('%s → %s', (formula, expected) => expect(evaluate(formula)).toEqual(expected));
});

describe('three-valued logic', () => {
  const T = 'true',
    F = 'false',
    M = 'gone';
  it.each([
    [T, T, true, true],
    [T, F, false, true],
    [T, M, undefined, true],
    [F, T, false, true],
    [F, F, false, false],
    [F, M, false, undefined],
    [M, T, undefined, true],
    [M, F, false, undefined],
    [M, M, undefined, undefined],
  ])('%s and/or %s', (a, b, and, or) => {
    expect(evaluate(`${a} && ${b}`)).toBe(and);
    expect(evaluate(`${a} || ${b}`)).toBe(or);
  });
  it.each([
    '!gone',
    '-gone',
    'gone + 1',
    '1 - gone',
    'gone == gone',
    'gone != 1',
    'gone < 1',
    '1 >= gone',
    'gone ? 1 : 2',
    'gone ^ 0',
    '0 * gone',
  ])('%s is missing', (formula) => expect(evaluate(formula)).toBeUndefined());
  it('takes what is neither true nor false for missing', () => {
    expect(evaluate('word && yes')).toBeUndefined();
    expect(evaluate('!three')).toBeUndefined();
  });
});

describe('functions', () => {
  it.each([
    ['sum(1, 2.5, sex)', 4.5],
    ['sum(1, gone)', undefined],
    ['sum(word)', undefined],
    ['max(1, gone, 3)', 3],
    ['min(1, gone, 3)', 1],
    ['max(gone)', undefined],
    ['mean(1, 2, gone)', 1.5],
    ['mean(gone)', undefined],
    ['lookup(code, {1: 0, 3: 5})', 5],
    ["lookup(code, {'3': 'x'})", 'x'],
    ['lookup(sex, {2: 1})', undefined],
    ['lookup(gone, {1: 1})', undefined],
    ['lookup(1 + 2, {3: weight})', 46.4],
    ["lookup('constructor', {1: 1})", undefined],
    ['matrix(2, 1, [[1, 2], [3, 4]])', 3],
    ['matrix(3, 1, [[1]])', undefined],
    ['matrix(gone, 1, [[1]])', undefined],
    ['matrix(0, 1, [[1]])', undefined],
    ['countTrue(yes, no, gone, 1 < 2)', 2],
    ["countEquals('1', sex, code)", 1],
    ["countEquals('1', sex, gone)", undefined],
    ["hasAny(symptoms, ['9'])", true],
    ["hasAny(symptoms, ['1'])", false],
    ['hasAny(symptoms, [2])', true],
    ["hasAny(gone, ['1'])", undefined],
    ["hasAny(sex, ['1', '2'])", true],
    ["hasAnyExcept(symptoms, ['2'])", true],
    ["hasAnyExcept(healthy, ['1'])", false],
    ["hasAnyExcept(gone, ['1'])", undefined],
    ["countExcept(symptoms, ['9'])", 1],
    ["countExcept(gone, ['9'])", undefined],
    ['between(3, 3, 5)', true],
    ['between(5, 3, 5)', false],
    ['between(gone, 3, 5)', false],
    ['between(3, gone, 5)', undefined],
    ['isMissing(gone)', true],
    ['isMissing(zero)', false],
    ['isMissing(no)', false],
    ['isMissing(blank)', true],
    ['isMissing(nothing)', true],
    ['anyMissing(sex, gone)', true],
    ['anyMissing(sex, no)', false],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(gone)', undefined],
    ['floor(2.9)', 2],
    ['floor(-2.1)', -3],
    ['floor(-7/2)', -4],
    ['round(158 / 46, 2)', 3.43],
    ['round(weight / (height / 100) ^ 2, 2)', 18.42],
    ['sumOf(rows.price)', 3.3],
    ['sumOf(gaps.price)', undefined],
    ['sumOf(none.price)', 0],
    ['addDays(day, 1)', '2026-11-21'],
    ['addDays(day, -20)', '2026-10-31'],
    ["addMonths('2026-11-30', 3)", '2027-02-28'],
    ['addYears(born, 1)', '1961-02-28'],
    ['addDays(day, gone)', undefined],
    ['addDays(word, 1)', undefined],
    ['addYears(day, 9000)', undefined],
    ['addMonths(moment, 3)', '2027-02-20'],
    ["daysBetween('2026-11-01', day)", 19],
    ["daysBetween(day, '2026-11-01')", -19],
    ['yearsBetween(born, day)', 66],
    ['yearsBetween(day, born)', -66],
    ["fullYears(born, '2026-02-27')", 65],
    ["fullYears(born, '2026-02-28')", 66],
    ["fullMonths('2026-08-21', day)", 2],
    ['fullYears(gone, day)', undefined],
    ['left(id, 6)', '110105'],
    ['right(id, 4)', '1234'],
    ["right('ab', 5)", 'ab'],
    ['left(word, 0)', undefined],
    ['length(word)', 2],
    ['length(symptoms)', 2],
    ['length(gone)', undefined],
    ["concat('a', 1, word)", 'a1头痛'],
    ['concat(word, gone)', undefined],
    ['[sex, gone, code]', ['1', '3']],
  ])('%s → %s', (formula, expected) => expect(evaluate(formula)).toEqual(expected));
});

describe('class boundaries', () => {
  it.each([
    [83.2, 160, 32.5, false],
    [83.19, 160, 32.5, true],
    [46, 158, 18.43, true],
    [61.44, 160, 24, false],
    [71.68, 160, 28, false],
  ])('%s kg at %s cm rounds to %s', (weight, height, bmi, below) => {
    expect(evaluateFormula('round(weight / (height / 100) ^ 2, 2)', { weight, height })).toBe(bmi);
    expect(evaluateFormula(`weight / (height / 100) ^ 2 < ${bmi}`, { weight, height })).toBe(below);
  });
});

describe('rules', () => {
  const seen: unknown[] = [];
  const rules = {
    judge: (input: unknown) => (seen.push(input), { level: 2, note: null }),
    constructor: undefined as never,
  };
  it('get their arguments by name, missing ones not at all, numbers as numbers', () => {
    const judged = evaluateFormula('judge(sex, gone, resident.known, ratio: weight / 2)', values, rules);
    expect(judged).toEqual({ level: 2, note: null });
    expect(seen).toEqual([{ sex: '1', known: ['hypertension'], ratio: 23.2 }]);
  });
  it('are not confused with what every object has', () => {
    expect(() => evaluateFormula('toString(sex)', values)).toThrow('Unknown function “toString”');
    expect(() => evaluateFormula('judge(1 + 2)', values, rules)).toThrow('needs a name');
    expect(() => evaluateFormula('judge(sex, resident.sex)', values, rules)).toThrow('gets “sex” twice');
  });
});
