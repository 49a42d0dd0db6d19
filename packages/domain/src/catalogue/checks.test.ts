import { describe, expect, it } from 'vitest';
import {
  ACROSS_FORMS,
  ACROSS_RULES,
  compileAcross,
  contextOf,
  sheetFindings,
  type CheckedHistory,
} from '../checks/index.ts';
import type { JsonObject } from '../shared/index.ts';
import { CARDS, EXAMPLES, exam, forms, person, sheet, visit } from './checks.fixture.ts';

const across = compileAcross(ACROSS_RULES, (id) => forms.get(id));

describe('rules over several sheets', () => {
  it('have a name, a source that says what it is, and an example each', () => {
    expect(new Set(ACROSS_RULES.map(({ id }) => id)).size).toBe(ACROSS_RULES.length);
    expect(ACROSS_RULES.filter(({ source }) => !/^\[[SGP]\] /.test(source))).toEqual([]);
    expect(Object.keys(EXAMPLES).sort()).toEqual(ACROSS_RULES.map(({ id }) => id).sort());
    expect(ACROSS_FORMS.filter((form) => !forms.has(form))).toEqual([]);
  });

  it.each(Object.entries(EXAMPLES))('%s finds whom it means and nobody who is only like them', (rule, [yes, no]) => {
    const found = (of: CheckedHistory) => across(of).filter((finding) => finding.rule === `across:${rule}`);
    expect(found(yes)).toHaveLength(1);
    expect(found(yes)[0]?.says).not.toContain('—');
    expect(found(no)).toEqual([]);
  });

  it('take what is unknown for no finding', () => {
    const quiet = person([...CARDS, visit('2026-01-01'), visit('2026-04-01'), exam('2026-04-01')]);
    expect(across(quiet)).toEqual([]);
    const nobody = { ...quiet, resident: { id: 'p' } };
    expect(across(nobody).filter(({ rule }) => !rule.startsWith('across:no-'))).toEqual([]);
  });

  it('tell the same trouble by the same name, and its values apart', () => {
    const [one] = across(
      person([...CARDS, visit('2026-01-01', { systolic: 130 }), visit('2026-04-01', { systolic: 190 })]),
    );
    const [other] = across(
      person([...CARDS, visit('2026-01-01', { systolic: 130 }), visit('2026-04-01', { systolic: 195 })]),
    );
    const [again] = across(
      person([...CARDS, visit('2026-01-01', { systolic: 130, weight: 60 }), visit('2026-04-01', { systolic: 190 })]),
    );
    expect(other?.id).toBe(one?.id);
    expect(other?.values).not.toBe(one?.values);
    expect(again?.values).toBe(one?.values);
    expect(one).toMatchObject({ field: 'systolic', says: '收缩压 190，上一次（2026-01-01）是 130 mmHg。' });
  });
});

describe('rules of a form over a stored sheet', () => {
  const form = forms.get('hypertension-follow-up')!;
  const of = (data: JsonObject, on = '2026-04-01') => {
    const record = sheet(['hypertension-follow-up', on, data], 1);
    return sheetFindings(form, { record, formVersion: form.definition.version }, person([]).resident);
  };

  it('say in one sentence what is missing, and lead to the first of it', () => {
    const [missing, ...others] = of({ disposition: '1', systolic: 130, diastolic: 80 });
    expect(missing).toMatchObject({ rule: 'sheet:missing', severity: 'missing', field: 'resident' });
    expect(missing?.says).toMatch(/^缺 \d+ 项必填：患者、/);
    expect(others).toEqual([]);
  });

  it('say what cannot be, at its field, with a name that stays', () => {
    const found = of({ disposition: '1', systolic: 400 }).find(({ severity }) => severity === 'error');
    expect(found).toMatchObject({ id: 'r1.range.systolic', field: 'systolic' });
    expect(found?.says).toBe('收缩压应在 40～300 mmHg 之间');
    expect(of({ disposition: '1', systolic: 401 }).find(({ id }) => id === found?.id)?.values).not.toBe(found?.values);
  });

  it('tell advice of the form apart from what it doubts', () => {
    const high = of({ disposition: '1', systolic: 190, diastolic: 112, referred: false, height: 90, weight: 90 });
    const told = (rule: string) => high.find((one) => one.rule === `sheet:check:${rule}`)?.severity;
    expect(told('crisis-without-referral')).toBe('advice');
    expect(told('body-mass-index')).toBe('warning');
  });

  it('advise and never refuse: a check that is an error says what is wrong', () => {
    const refusing = [...forms.values()].flatMap(({ definition }) =>
      (definition.checks ?? []).filter(({ advice, severity }) => advice && severity === 'error'),
    );
    expect(refusing).toEqual([]);
  });

  it('judge it as of the day it was written last: days that go by find nothing', () => {
    const record = sheet(['hypertension-follow-up', '2026-04-01', {}], 1);
    expect(contextOf(person([]).resident, { ...record, updatedAt: '2026-05-02T17:00:00.000Z' }).today).toBe(
      '2026-05-03',
    );
    expect(contextOf(person([]).resident, { ...record, updatedAt: '2026-03-02T17:00:00.000Z' }).today).toBe(
      '2026-04-01',
    );
  });
});
