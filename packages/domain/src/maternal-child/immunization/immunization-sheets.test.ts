import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDay, type JsonObject } from '../../shared/index.ts';
import { d, history } from './doses.fixture.ts';
import {
  hasBasicSeries,
  isBatchUsable,
  OBSERVATION_MINUTES,
  reactionReportHours,
} from './immunization-indicators.rules.ts';
import { immunizationRules, nextDoses, vaccinationCheck } from './immunization-rules.ts';
import { nextDose, vaccinationPlan, type ChildVaccination } from './immunization.rules.ts';
import { PROGRAMME } from './vaccine-programme.data.ts';
import type { ProgrammeDose } from './vaccine-programme.ts';
import { sentJson } from '../../forms/testing/index.ts';

describe('sheets', () => {
  const card: JsonObject = {
    birthDate: '2025-01-10',
    sex: '1',
    today: '2025-09-20',
    doses: [
      { vaccine: 'BCG', date: '2025-01-11' },
      { vaccine: 'HepB', date: '2025-01-10' },
      { vaccine: 'HepB', date: '2025-02-10' },
      { vaccine: 'MMR', date: '2025-09-01' },
      { vaccine: '', date: 'x' },
    ],
  };
  it('say what comes next, and which dose does not count', () => {
    const result = nextDoses(card);
    expect(result).toMatchObject({
      planStatus: '1',
      nextVaccineCode: 'MMR',
      nextVaccine: '麻腮风疫苗第1剂',
      nextDoseNumber: 1,
      nextDate: '2025-09-20',
      invalidDoses: ['麻腮风疫苗 2025-09-01'],
    });
    expect(String(result['plan']).split('\n')).toContain('乙肝疫苗第3剂：应种（2025-07-10 起，2026-01-10 前）');
    expect(nextDoses({ birthDate: '2025-01-10' })).toEqual({});
  });
  it('take the next falling due where nothing is due today', () => {
    expect(
      nextDoses({
        birthDate: '2026-01-10',
        today: '2026-01-20',
        doses: [
          { vaccine: 'BCG', date: '2026-01-11' },
          { vaccine: 'HepB', date: '2026-01-10' },
        ],
      }),
    ).toMatchObject({ planStatus: '3', nextVaccine: '乙肝疫苗第2剂', nextDate: '2026-02-10' });
  });
  it('know doses given on sheets of their own, each once', () => {
    const { doses, ...rest } = card;
    const given = [
      { vaccine: 'HepB', date: '2025-09-20' },
      { vaccine: 'HepB', date: '2025-02-10' },
    ];
    const lines = (more: JsonObject) => String(nextDoses({ ...rest, doses: doses!, ...more })['plan']).split('\n');
    expect(lines({ givenDoses: given })).toContain('乙肝疫苗：已完成');
    expect(lines({ vaccine: 'HepB', date: '2025-09-20T09:00', decision: '1' })).toContain('乙肝疫苗：已完成');
    expect(lines({ vaccine: 'HepB', date: '2025-09-20T09:00', decision: '2' })).not.toContain('乙肝疫苗：已完成');
    const third = { ...card, givenDoses: given, vaccine: 'HepB' };
    // Opened again, a sheet finds its own dose and later ones among those given, and is of the same number still.
    expect(vaccinationCheck({ ...third, date: '2025-09-20T09:00' })['doseNumber']).toBe(3);
    expect(vaccinationCheck({ ...third, date: '2025-02-10T09:00' })['doseNumber']).toBe(2);
    expect(vaccinationCheck({ ...rest, givenDoses: given, vaccine: 'HepB', date: '2025-03-20' })['doseNumber']).toBe(2);
    const atBirth = { birthDoses: [{ vaccine: 'HepB', date: '2025-01-10' }] };
    expect(vaccinationCheck({ ...rest, ...atBirth, vaccine: 'HepB', date: '2025-02-10' })['doseNumber']).toBe(2);
  });
  it('stop a dose that comes too early', () => {
    expect(
      vaccinationCheck({ ...card, vaccine: 'DTaP', date: '2025-02-01T09:00', healthInquiry: ['0'], temperature: 36.6 }),
    ).toMatchObject({
      doseNumber: 1,
      tooEarly: true,
      earliest: '2025-03-10',
      message: '百白破疫苗第1剂：未到（2025-03-10 起）',
      decision: '1',
    });
    expect(vaccinationCheck({ ...card, vaccine: 'DTaP', date: '2025-03-10T09:00' })).toMatchObject({
      doseNumber: 1,
      tooEarly: false,
    });
  });
  it('do not call a conjugate meningococcal dose wrong that counts as the other', () => {
    expect(
      nextDoses({
        birthDate: '2022-01-10',
        today: '2026-01-20',
        doses: ['2022-07-10', '2022-10-10', '2025-01-15'].map((date) => ({ vaccine: 'MCV4', date })),
      }),
    ).not.toHaveProperty('invalidDoses');
  });
  it('know batches, watching and reporting', () => {
    expect([
      isBatchUsable(d('2026-01-31'), d('2026-01-31')),
      isBatchUsable(d('2026-01-31'), d('2026-02-01')),
      isBatchUsable(undefined, d('2026-02-01')),
      reactionReportHours(true),
      reactionReportHours(false),
      OBSERVATION_MINUTES,
    ]).toEqual([true, false, undefined, 2, 48, 30]);
  });
  it('count a child only with valid doses of the basic series', () => {
    const five =
      'BCG 2025-01-10; HepB 2025-01-10 2025-02-10 2025-07-10; POLIO 2025-03-10 2025-04-10 2025-05-10; DTaP 2025-03-10 2025-05-10 2025-07-10; MMR 2025-09-10';
    const child = (given: string): ChildVaccination => ({
      birthDate: d('2025-01-10'),
      today: d('2026-11-20'),
      doses: history(given),
    });
    expect([
      hasBasicSeries(child(five), 'five'),
      hasBasicSeries(child(five), 'eight'),
      hasBasicSeries(child(five.replace('MMR 2025-09-10', 'MMR 2025-09-09')), 'five'),
    ]).toEqual([true, false, false]);
    expect(
      hasBasicSeries(child(`${five}; MPSV-A 2025-07-10 2025-10-10; JE-L 2025-10-10; HepA-L 2026-07-10`), 'eight'),
    ).toBe(true);
  });
});

describe('any child', () => {
  const codes = PROGRAMME.map(({ code }) => code).concat('DTaP-IPV-Hib', 'VarV', 'MCV4');
  const child = fc
    .record({
      birthDate: fc.integer({ min: 0, max: 3000 }).map((days) => addDays(calendarDay(2014, 1, 1), days)),
      days: fc.integer({ min: 0, max: 5000 }),
      sex: fc.constantFrom('male' as const, 'female' as const),
      given: fc.array(fc.tuple(fc.constantFrom(...codes), fc.integer({ min: -50, max: 5000 })), { maxLength: 20 }),
    })
    .map(({ birthDate, days, sex, given }): ChildVaccination => ({
      birthDate,
      today: addDays(birthDate, days),
      sex,
      doses: given.map(([vaccine, at]) => ({ vaccine, date: addDays(birthDate, at) })),
    }));
  // Until the end of 2024 the third dose against whooping cough was given at five months, since then at six.
  const monthsAtLeast = ({ minAge, minAgeUntil2024 = minAge }: ProgrammeDose): number =>
    Math.min(minAge.months ?? 0, minAgeUntil2024.months ?? 0);
  const leastAge = new Map(PROGRAMME.map(({ code, doses }) => [code, doses.map(monthsAtLeast)]));
  it('gets no dose before its least age, within the interval, or over the age limit', () => {
    fc.assert(
      fc.property(child, (one) => {
        for (const { vaccine, state, dose, earliest, given } of vaccinationPlan(one)) {
          const valid = given.filter(({ counts }) => counts);
          expect(given.every(({ date }) => date >= one.birthDate && date <= one.today)).toBe(true);
          if (earliest === undefined) continue;
          const months = leastAge.get(vaccine)?.[dose! - 1] ?? 0;
          expect(earliest >= addMonths(one.birthDate, vaccine === 'MPSV-AC' && dose === 1 ? 24 : months)).toBe(true);
          expect(valid.every(({ date }) => earliest > date)).toBe(true);
          expect(
            state === 'not-due'
              ? one.today < earliest
              : state === 'due' || state === 'overdue'
                ? one.today >= earliest
                : true,
          ).toBe(true);
        }
      }),
      {
        numRuns: 200,
        examples: [
          [
            {
              birthDate: d('2014-01-01'),
              today: d('2014-04-01'),
              sex: 'male',
              doses: history('DTaP-IPV-Hib 2014-03-01 2014-04-01'),
            },
          ],
        ],
      },
    );
  });
  it('is one dose further after the proposed dose was given that day', () => {
    fc.assert(
      fc.property(child, (one) => {
        const next = nextDose(vaccinationPlan(one));
        if (next) {
          const after = vaccinationPlan({
            ...one,
            doses: [
              ...one.doses.filter(({ date }) => date <= one.today),
              { vaccine: next.vaccine, date: one.today, product: next.product },
            ],
          }).find(({ vaccine }) => vaccine === next.vaccine);
          expect(after?.given.filter(({ counts }) => counts)).toHaveLength(
            next.given.filter(({ counts }) => counts).length + 1,
          );
        }
        expect(vaccinationPlan({ ...one, today: addDays(one.birthDate, -1) })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
  it('never throws on any answers, and stays JSON', () => {
    const value = fc.oneof(
      sentJson,
      fc.constantFrom('2025-01-10', '9999-12-31', 'MMR'),
      fc.constant([{ vaccine: 'MMR', date: '2025-09-10', valid: 3 }]),
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'birthDate',
            'today',
            'date',
            'doses',
            'sex',
            'vaccine',
            'healthInquiry',
            'temperature',
            'birthWeight',
            'permanentContraindications',
            'immunoglobulinDate',
          ),
          value,
        ),
        (input) => {
          for (const rule of Object.values(immunizationRules)) {
            const json = rule(input as JsonObject);
            expect(JSON.parse(JSON.stringify(json))).toEqual(json);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
