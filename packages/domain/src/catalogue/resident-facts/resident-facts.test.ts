import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingItems } from '../../check-up/missing-items.rules.ts';
import { formsOfFact, loadList, mapExpression, parseExpression, writeExpression } from '../../lists/index.ts';
import { populationsOf } from '../../resident/populations.rules.ts';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';
import { RESIDENT_FACTS } from './resident-facts.data.ts';
import { factsOf, modules, person, record, TODAY, visit } from './resident-facts.fixture.ts';

describe('facts of a resident', () => {
  it('name forms that there are, and each has a key and a column of its own', () => {
    expect(RESIDENT_FACTS.flatMap(formsOfFact).filter((form) => !modules.has(form))).toEqual([]);
    expect(new Set(RESIDENT_FACTS.map(({ key }) => key)).size).toBe(RESIDENT_FACTS.length);
  });

  it('are unknown of somebody of whom nothing is known, but for what a file owes', () => {
    expect(factsOf(person([]), TODAY)).toEqual({
      completeness: 0,
      populations: [],
      liveCards: [],
      hasPastHistory: false,
      hasFamilyHistory: false,
      hasDisability: false,
      hasGeneralFollowUp: false,
      hasContract: false,
      pressureWarningsOpen: 0,
      glucoseWarningsOpen: 0,
    });
  });

  it('hold tuberculosis as cared for until its treatment has stopped', () => {
    const card = record('tuberculosis-card', '2026-01-05', { followUpDate: '2026-01-05' });
    const stop = record('tuberculosis-follow-up', '2026-06-10', { treatmentStopped: true, stopReason: '1' });
    expect(factsOf(person([card]), TODAY)['liveCards']).toEqual(['tuberculosis']);
    expect(factsOf(person([card, stop]), TODAY)).toMatchObject({ liveCards: [], populations: [] });
  });

  it('are no day that the calendar does not have, as older programs let in', () => {
    const days = RESIDENT_FACTS.filter(({ type }) => type === 'day').map(({ key }) => key);
    const told = (day: string) => {
      const sheets = [...new Set(RESIDENT_FACTS.flatMap(formsOfFact))].map((formId) => {
        const fields = modules.get(formId)?.definition.sections.flatMap((section) => section.fields) ?? [];
        const dates = fields.filter(({ type }) => type === 'date').map(({ key }) => [key, day]);
        return record(formId, '2026-05-04', Object.fromEntries(dates));
      });
      const values = factsOf(person(sheets), TODAY);
      return days.filter((key) => values[key] === day);
    };
    expect(told('2026-05-03').length).toBeGreaterThan(5);
    for (const none of ['2023-02-29', '0000-01-01', '2026-5-3']) expect([none, told(none)]).toEqual([none, []]);
  });

  it('repeat what the lists of patients sort by from the start and narrow by, word for word', async () => {
    const kept = new Set(
      RESIDENT_FACTS.flatMap(({ value }) =>
        'expression' in value ? [writeExpression(parseExpression(value.expression, 'history'))] : [],
      ),
    );
    for (const id of ['blood-pressure-patient-list', 'blood-glucose-patient-list'] as const) {
      const { columns, filters = [] } = await loadList(id);
      const valueOf = (key: string): string => columns.find((column) => column.key === key)?.value ?? '';
      const onOf = (key: string): string => String(filters.find((filter) => filter.key === key)?.on);
      for (const text of [valueOf('measuredAt'), valueOf('open'), onOf('level'), onOf('silent'), onOf('open')]) {
        const asked: string[] = [];
        mapExpression(parseExpression(text, 'history'), (part) => {
          if (part.kind === 'records') asked.push(writeExpression(part));
          return undefined;
        });
        expect(asked.length, text).toBeGreaterThan(0);
        expect(asked.filter((one) => !kept.has(one))).toEqual([]);
      }
    }
  });

  it('take the latest day, reading and sheet, whatever their order', () => {
    const records = [
      visit('2026-02-01', { systolic: 150, diastolic: 95, nextFollowUpDate: '2026-02-15' }),
      visit('2026-05-01', { systolic: 138, diastolic: 84, nextFollowUpDate: '2026-08-01' }),
      record('health-check-up', '2026-03-01', {
        leftSystolic: 141,
        leftDiastolic: 88,
        rightSystolic: 139,
        rightDiastolic: 90,
        fastingGlucose: 6.2,
      }),
      record('resident-personal-info', '2026-06-01'),
    ];
    const expected = {
      systolic: 138,
      diastolic: 84,
      pressureOn: '2026-05-01',
      fastingGlucose: 6.2,
      fastingGlucoseOn: '2026-03-01',
      lastFollowUpOn: '2026-05-01',
      lastActiveOn: '2026-05-01',
      nextHypertensionOn: '2026-08-01',
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (shuffled) => {
        expect(factsOf(person(shuffled), TODAY)).toMatchObject(expected);
      }),
    );
  });

  it('count a file as whole by its four sheets', () => {
    const whole = (answers: JsonObject) =>
      factsOf(person([record('disability', '2026-01-01', answers)]), TODAY)['completeness'] as number;
    expect(whole({ disabilities: ['1'] })).toBeGreaterThan(whole({}));
    expect(whole({ disabilities: ['1'] })).toBeLessThan(100);
  });

  it('depend on the day only where they say so', () => {
    const history = person([visit('2026-01-10'), visit('2026-04-10'), record('health-check-up', '2026-03-01')]);
    const daily = new Set(RESIDENT_FACTS.filter((fact) => fact.daily).map(({ key }) => key));
    const steady = (day: string) =>
      Object.fromEntries(Object.entries(factsOf(history, day as CalendarDay)).filter(([key]) => !daily.has(key)));
    expect(steady('2031-01-01')).toEqual(steady('2026-06-15'));
  });
});

describe('what a check-up of the year lacks', () => {
  const blood = { hemoglobin: 130, whiteBloodCell: 5.1, platelet: 200 };
  it.each([
    ['nobody came', [], 50, ['1', '2', '3', '4', '5']],
    ['somebody of 65 did not come', [], 65, ['1', '2', '3', '4', '5', '6', '7']],
    [
      'blood was taken and the heart looked at',
      [record('health-check-up', '2026-02-01', { ...blood, ecg: '1' })],
      50,
      ['1', '3', '5'],
    ],
    [
      'one value of three is missing',
      [record('health-check-up', '2026-02-01', { hemoglobin: 130, platelet: 200 })],
      50,
      ['1', '2', '3', '4', '5'],
    ],
    [
      'it was last year',
      [record('health-check-up', '2025-02-01', { ...blood, ecg: '1' })],
      50,
      ['1', '2', '3', '4', '5'],
    ],
    [
      'the later of two counts',
      [record('health-check-up', '2026-02-01', blood), record('health-check-up', '2026-05-01', { ecg: '1' })],
      50,
      ['1', '2', '3', '5'],
    ],
    [
      'the elderly had their scales',
      [record('elderly-self-care-assessment', '2026-01-02'), record('tcm-constitution', '2026-01-02')],
      70,
      ['1', '2', '3', '4', '5'],
    ],
  ] as const)('%s', (_, records, age, expected) => {
    expect(missingItems(records, 2026, age)).toEqual(expected);
  });
});

describe('the populations of a resident', () => {
  it.each([
    ['nobody special', [], '1980-01-01', ['10']],
    ['a child the day before seven', [], '2019-06-16', ['02']],
    ['a child of seven', [], '2019-06-15', ['10']],
    ['65 on the day', [], '1961-06-15', ['03']],
    ['65 tomorrow', [], '1961-06-16', ['10']],
    ['pregnant', [record('pregnancy-basic-info', '2026-03-01', { recordStatus: '0' })], '1995-01-01', ['01']],
    ['no longer pregnant', [record('pregnancy-basic-info', '2026-03-01', { recordStatus: '3' })], '1995-01-01', ['10']],
    [
      'two cards, one of them ended',
      [record('hypertension-card', '2026-01-01', {}), record('diabetes-card', '2026-01-01', { terminated: true })],
      '1980-01-01',
      ['04'],
    ],
    ['disabled', [record('disability', '2026-01-01', { disabilities: ['4'] })], '1980-01-01', ['08']],
    ['not disabled', [record('disability', '2026-01-01', { disabilities: ['1'] })], '1980-01-01', ['10']],
    [
      'what only the contract knows',
      [record('family-doctor-contract', '2026-01-01', { population: ['04', '09'] })],
      '1980-01-01',
      ['09'],
    ],
  ] as const)('%s', (_, records, birthDate, expected) => {
    expect(populationsOf(person(records, { birthDate }), TODAY)).toEqual(expected);
  });
});
