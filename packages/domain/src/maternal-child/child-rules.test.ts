import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween, type CalendarDay, type JsonObject } from '../shared/index.ts';
import { agePartsOf, ageTextOf, completedMonths, correctedMonths } from './child-age.ts';
import {
  childAnaemia,
  childAnaemiaLimit,
  developmentDeviates,
  developmentLevel,
  fiveMark,
  ironDose,
  isFontanelleUnusual,
  isRicketsSuspected,
  isToothingLate,
  isVisionAbnormal,
  vitaminDDose,
  vitaminDStatus,
  warningSignAge,
} from './child-health.rules.ts';
import {
  childAge,
  childCheckUp,
  childDeathAge,
  childGrowth,
  childRules,
  developmentQuotient,
  frailChildFollowUp,
  newbornHearing,
  newbornVisit,
} from './child-rules.ts';
import {
  CHILD_STAGES,
  childPlan,
  isSystematicChild,
  nextStageDue,
  stageExaminations,
  stageOn,
  stageTiming,
  stageWindow,
} from './child-visit-plan.rules.ts';
import { rate } from './maternal-indicators.rules.ts';
import { highRiskChildTypes } from './newborn.rules.ts';

const d = (text: string): CalendarDay => text as CalendarDay;
const BORN = d('2026-01-31');

describe('the plan of visits', () => {
  it.each([
    ['1', '2026-02-28'],
    ['3', '2026-04-30'],
    ['8', '2026-09-30'],
    ['18', '2027-07-31'],
    ['36', '2029-01-31'],
  ] as const)('stage %s of a child born 2026-01-31 is due %s', (stage, due) =>
    expect(stageWindow(stage, BORN).due).toBe(due),
  );
  it('has thirteen visits, eight of them from 3 to 36 months', () => {
    expect(CHILD_STAGES).toHaveLength(13);
    expect(CHILD_STAGES.filter((stage) => Number(stage) >= 3 && Number(stage) <= 36)).toHaveLength(8);
    expect(CHILD_STAGES.filter((stage) => stageExaminations(stage).warningSigns)).toHaveLength(11);
    expect(CHILD_STAGES.filter((stage) => stageExaminations(stage).hearing)).toEqual(['6', '12', '24', '36']);
    expect(CHILD_STAGES.filter((stage) => stageExaminations(stage).vision)).toEqual(['48', '60', '72']);
  });
  it.each([
    ['3', '2026-04-29', 'early'],
    ['3', '2026-04-30', 'on-time'],
    ['3', '2026-05-30', 'on-time'],
    ['3', '2026-05-31', 'made-up'],
    ['3', '2026-07-30', 'made-up'],
    ['3', '2026-07-31', 'too-late'],
    ['8', '2026-11-29', 'on-time'],
    ['8', '2026-11-30', 'made-up'],
    ['1', '2026-03-02', 'on-time'],
    ['1', '2026-03-03', 'made-up'],
    ['72', '2033-01-30', 'on-time'],
    ['72', '2033-01-31', 'too-late'],
  ] as const)('stage %s on %s is %s', (stage, on, timing) =>
    expect(stageTiming(stageWindow(stage, BORN), d(on))).toBe(timing),
  );
  it('visits the newborn within a week of the discharge', () => {
    expect(stageWindow('0', BORN, d('2026-02-03'))).toEqual({
      stage: '0',
      due: '2026-02-03',
      onTimeUntil: '2026-02-10',
      makeUpUntil: '2026-02-28',
    });
    expect(stageWindow('0', BORN, d('2026-03-05')).makeUpUntil).toBe('2026-03-12');
  });
  it('tells what is due, overdue and missed', () => {
    expect(
      childPlan(BORN, d('2026-08-05'), ['0', '1'])
        .map(({ stage, state }) => `${stage}:${state}`)
        .slice(0, 6),
    ).toEqual(['0:done', '1:done', '3:missed', '6:due', '8:not-due', '12:not-due']);
    expect([stageOn(BORN, d('2026-08-05')), stageOn(BORN, d('2026-02-05')), stageOn(BORN, d('2034-01-01'))]).toEqual([
      '6',
      undefined,
      undefined,
    ]);
    expect([nextStageDue('30', BORN), nextStageDue('72', BORN)]).toEqual(['2029-01-31', undefined]);
  });
  it('is systematic when every stage due in the year was held', () => {
    expect(isSystematicChild(d('2026-01-10'), 2026, d('2026-01-20'), ['1', '3', '6', '8'])).toBe(true);
    expect(isSystematicChild(d('2026-01-10'), 2026, d('2026-01-20'), ['1', '3', '6'])).toBe(false);
    expect(isSystematicChild(d('2026-01-10'), 2026, d('2026-08-01'), ['8'])).toBe(true);
    expect(isSystematicChild(d('2026-01-10'), 2034, d('2026-08-01'), [])).toBeUndefined();
  });
  it.each([
    [196, 200, 98],
    [1425, 1500, 95],
    [1290, 1500, 86],
    [12, 800, 1.5],
  ])('%d of %d: %d %', (numerator, denominator, expected) => expect(rate(numerator, denominator)).toBe(expected));
  it('counts deaths per thousand', () => expect([rate(1, 200, 1000), rate(0, 0)]).toEqual([5, undefined]));
});

describe('age', () => {
  it('fills a month on its last day where the day does not exist', () => {
    expect([
      completedMonths(BORN, d('2026-02-27')),
      completedMonths(BORN, d('2026-02-28')),
      completedMonths(BORN, d('2026-01-30')),
    ]).toEqual([0, 1, undefined]);
    expect(
      [
        ['2026-01-31', '2028-05-05'],
        ['2026-01-31', '2026-01-31'],
        ['2026-01-31', '2027-01-31'],
      ].map(([born, on]) => ageTextOf(agePartsOf(d(born!), d(on!))!)),
    ).toEqual(['2岁3月5天', '0天', '1岁']);
  });
  it('is corrected for preterm children until two years', () => {
    expect([
      correctedMonths(d('2026-01-01'), d('2026-07-01'), 32 * 7),
      correctedMonths(d('2026-01-01'), d('2026-02-01'), 32 * 7),
      correctedMonths(d('2026-01-01'), d('2026-07-01'), 259),
      correctedMonths(d('2026-01-01'), d('2028-01-01'), 32 * 7),
    ]).toEqual([4, undefined, 6, 24]);
    expect(childAge({ birthDate: '2026-01-01', followUpDate: '2026-07-01', gestationalWeeks: 32 })).toMatchObject({
      ageText: '6月',
      ageMonths: 6,
      correctedAgeMonths: 4,
    });
  });
  it('at death tells the group', () => {
    expect(
      childDeathAge({ birthDate: '2026-01-01', deathDate: '2026-01-02', birthTime: '10:30', deathTime: '09:15' }),
    ).toEqual({ deathAgeYears: 0, deathAgeMonths: 0, deathAgeDays: 1, deathAgeHours: 22, deathAgeGroup: '早期新生儿' });
    expect(
      [
        '2026-01-07',
        '2026-01-08',
        '2026-01-28',
        '2026-01-29',
        '2026-12-31',
        '2027-01-01',
        '2030-12-31',
        '2031-01-01',
      ].map((deathDate) => childDeathAge({ birthDate: '2026-01-01', deathDate })['deathAgeGroup']),
    ).toEqual(['早期新生儿', '新生儿', '新生儿', '婴儿', '婴儿', '1～4岁', '1～4岁', undefined]);
  });
});

describe('health', () => {
  it.each([
    [109, 18, 'mild'],
    [110, 8, undefined],
    [89, 30, 'moderate'],
    [59, 12, 'severe'],
    [90, 12, 'mild'],
    [60, 12, 'moderate'],
  ])('haemoglobin %d at %d months: %s', (value, months, degree) =>
    expect(childAnaemia(value, months)?.degree).toBe(degree),
  );
  it('may follow WS/T 441, the altitude and the first months', () => {
    expect([childAnaemia(112, 66)?.anaemic, childAnaemia(112, 66, { standard: 'wst-441' })?.anaemic]).toEqual([
      false,
      true,
    ]);
    expect([
      childAnaemia(114.3, 18, { altitude: 1000 })?.anaemic,
      childAnaemia(114.4, 18, { altitude: 1000 })?.anaemic,
      childAnaemia(110, 18, { altitude: 999 })?.anaemic,
    ]).toEqual([true, false, false]);
    expect([
      childAnaemiaLimit(0, 27),
      childAnaemiaLimit(0, 28),
      childAnaemiaLimit(3, 100),
      childAnaemiaLimit(4, 120),
      childAnaemiaLimit(6, 180),
      childAnaemiaLimit(84, 0),
    ]).toEqual([145, 90, 90, 100, 110, undefined]);
    expect(childAnaemia(89, 3)).toEqual({ anaemic: true });
    expect(ironDose(10.4)).toEqual({ low: 10.4, high: 20.8 });
  });
  it('suspects rickets by signs, or two symptoms without vitamin D', () => {
    expect([
      isRicketsSuspected(['2', '3'], ['1'], 0),
      isRicketsSuspected(['2', '3'], [], 400),
      isRicketsSuspected(['2'], [], 0),
      isRicketsSuspected([], ['7'], 400),
      isRicketsSuspected(['2', '3'], [], undefined),
    ]).toEqual([true, false, false, true, false]);
    expect([29.9, 30, 50, 50.1].map(vitaminDStatus)).toEqual([
      'deficient',
      'insufficient',
      'insufficient',
      'sufficient',
    ]);
    expect([vitaminDDose(2, true), vitaminDDose(3, true), vitaminDDose(24, false)]).toEqual([
      { low: 800, high: 1000 },
      { low: 400, high: 400 },
      undefined,
    ]);
  });
  it('refers for any warning sign', () => {
    expect([
      developmentDeviates(['0']),
      developmentDeviates(['2']),
      developmentDeviates([]),
      developmentDeviates(undefined),
    ]).toEqual([false, true, undefined, undefined]);
    expect([2, 3, 7, 40, 80].map(warningSignAge)).toEqual([undefined, 3, 6, 36, 72]);
  });
  it.each([
    [0.6, 0.6, 48, false],
    [0.5, 0.6, 48, true],
    [0.8, 0.8, 60, false],
    [0.7, 0.8, 60, true],
    [0.8, 1, 60, false],
    [0.6, 1, 48, true],
    [undefined, 0.4, 48, true],
    [undefined, 1, 48, undefined],
    [0.3, 0.3, 40, undefined],
  ])('sight %s / %s at %d months: %s', (left, right, months, abnormal) =>
    expect(isVisionAbnormal(left, right, months)).toBe(abnormal),
  );
  it('writes five marks', () => expect([0.6, 0.8, 1, 0.1].map(fiveMark)).toEqual([4.8, 4.9, 5, 4]));
  it('watches fontanelle and teeth', () => {
    expect([
      isFontanelleUnusual(true, 5),
      isFontanelleUnusual(true, 6),
      isFontanelleUnusual(false, 24),
      isFontanelleUnusual(false, 25),
    ]).toEqual([true, false, false, true]);
    expect([isToothingLate(0, 12), isToothingLate(0, 13), isToothingLate(1, 13)]).toEqual([false, true, false]);
  });
  it.each([
    [131, '优秀'],
    [130, '良好'],
    [110, '良好'],
    [109, '中等'],
    [80, '中等'],
    [79, '临界偏低'],
    [70, '临界偏低'],
    [69, '智力发育障碍'],
  ])('DQ %d: %s', (quotient, level) => expect(developmentLevel(quotient)).toBe(level));
  it('works out the DQ from all five areas', () => {
    const areas = {
      grossMotorMentalAge: 10,
      fineMotorMentalAge: 11,
      adaptiveMentalAge: 12,
      languageMentalAge: 10.5,
      socialMentalAge: 11,
      actualAgeMonths: 12,
    };
    expect(developmentQuotient(areas)).toEqual({ mentalAge: 10.9, developmentQuotient: 91, dqLevel: '中等' });
    expect(developmentQuotient({ ...areas, socialMentalAge: '' })).toEqual({});
  });
});

describe('sheets', () => {
  const boy: JsonObject = {
    sex: 'male',
    birthDate: '2023-01-10',
    followUpDate: '2026-01-15',
    stageMonth: '36',
    weight: 10.5,
    height: 92,
  };
  it('judge a check-up as a whole', () => {
    expect(childCheckUp(boy)).toMatchObject({
      ageMonths: 36,
      bmi: 12.4,
      weightForAgeLevel: '下',
      heightForAgeLevel: '中下',
      weightForHeightSdLevel: '下',
      bmiForAgeLevel: '下',
      growthAssessment: '重度低体重、重度消瘦',
      weightLevel: '3',
      heightLevel: '2',
      weightForHeightLevel: '3',
      physiqueEvaluation: ['2', '3'],
      timing: '按期',
      onTime: true,
      nextDate: '2027-01-10',
      referral: '2',
      referralReason: '重度低体重；重度消瘦',
    });
    expect(
      childCheckUp({
        ...boy,
        weight: 13.5,
        height: 95,
        warningSigns36: ['0'],
        haemoglobin: 105,
        cariesCount: 2,
        hearing: '1',
        headCircumference: 49,
      }),
    ).toMatchObject({
      growthAssessment: '未见营养不良或超重',
      developmentDeviation: false,
      findings: ['血红蛋白 105 g/L，轻度贫血', '龋齿 2 颗'],
      referralReason: '龋齿 2 颗',
    });
  });
  it('look at the weight gained in the first month', () => {
    const month = (weight: number): unknown =>
      childCheckUp({ birthDate: '2026-01-31', followUpDate: '2026-02-28', stageMonth: '1', weight, birthWeight: 3.3 })[
        'findings'
      ];
    expect([month(3.9), month(3.89)]).toEqual([undefined, ['满月增重不足 600 g，评估喂养']]);
  });
  it('plan for the frail and for hearing', () => {
    expect(frailChildFollowUp({ visitDate: '2026-01-31' })).toEqual({ nextVisitDate: '2026-02-28' });
    expect(frailChildFollowUp({ visitDate: '2026-01-31', frailTypes: ['04'], firstVisit: true })).toEqual({
      nextVisitDate: '2026-02-14',
    });
    expect(
      ['2026-02-27', '2026-02-28'].map(
        (visitDate) => frailChildFollowUp({ visitDate, enrolDate: '2026-01-31', effect: '3' })['referral'],
      ),
    ).toEqual([undefined, '2']);
    expect(newbornHearing({ birthDate: '2026-01-31' })).toEqual({
      screenAgainUntil: '2026-03-14',
      diagnosisUntil: '2026-04-30',
      helpUntil: '2026-07-31',
    });
  });
  it('say nothing of what is not known', () => {
    expect(childCheckUp({})).toEqual({});
    expect(childGrowth({ weight: 10, height: 80 })).toEqual({ bmi: 15.6 });
    expect(childCheckUp({ ...boy, sex: '', weight: '' })).not.toHaveProperty('growthAssessment');
  });
  it('judge a newborn', () => {
    expect(
      newbornVisit({
        birthDate: '2026-01-31',
        visitDate: '2026-02-05',
        temperature: 37.5,
        heartRate: 160,
        respiratoryRate: 61,
        jaundiceSite: ['3'],
        bcg: '2',
        gestationalWeeks: 36,
        birthWeight: 2.49,
      }),
    ).toEqual({
      findings: ['体温 37.5 ℃', '呼吸 61 次/分', '躯干或四肢黄染'],
      reminders: ['未接种卡介苗，尽快补种'],
      urgent: true,
      referral: '2',
      referralReason: '体温 37.5 ℃；呼吸 61 次/分；躯干或四肢黄染',
      highRiskTypes: ['1', '2'],
      visitWithinDays: 3,
      nextVisitDate: '2026-02-28',
    });
    expect(newbornVisit({ temperature: 37.4, heartRate: 100, respiratoryRate: 20, jaundiceSite: ['2'] })).toEqual({
      visitWithinDays: 7,
    });
    expect(
      [{ birthWeight: 2.5 }, { birthWeight: 2499 }, { apgar1: 7 }, { apgar1: 8, apgar5: 9 }, { malformation: '2' }].map(
        highRiskChildTypes,
      ),
    ).toEqual([[], ['2'], ['4'], [], ['14']]);
  });
  it('never throw on any answers, and stay JSON', () => {
    const keys = [
      'sex',
      'birthDate',
      'followUpDate',
      'visitDate',
      'deathDate',
      'birthTime',
      'deathTime',
      'weight',
      'height',
      'stageMonth',
      'headCircumference',
      'haemoglobin',
      'gestationalWeeks',
      'measurePosition',
      'warningSigns3',
      'altitude',
      'visionLeft',
      'visionRight',
      'jaundiceSite',
      'grossMotorMentalAge',
      'actualAgeMonths',
      'birthWeight',
    ];
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('2026-01-31', '0001-01-01', '9999-12-31', '3', '72'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (input) => {
        for (const rule of Object.values(childRules)) {
          const json = rule(input as JsonObject);
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('any child', () => {
  const born = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(calendarDay(1990, 1, 1), days));
  it('has windows in order, none before birth, and the next visit after this one', () => {
    fc.assert(
      fc.property(
        born,
        fc.constantFrom(...CHILD_STAGES.slice(1)),
        fc.integer({ min: 0, max: 2600 }),
        (birthDate, stageMonth, days) => {
          const windows = CHILD_STAGES.map((stage) => stageWindow(stage, birthDate));
          expect(
            windows.every(
              ({ due, onTimeUntil, makeUpUntil }, index) =>
                due >= birthDate &&
                due <= onTimeUntil &&
                onTimeUntil <= makeUpUntil &&
                (index === 0 || due > windows[index - 1]!.due),
            ),
          ).toBe(true);
          const followUpDate = addDays(birthDate, days);
          const next = childCheckUp({ birthDate, followUpDate, stageMonth })['nextDate'];
          expect(next === undefined || (next as string) > followUpDate).toBe(true);
        },
      ),
    );
  });
  it('grows older by a month every 28 to 31 days', () => {
    fc.assert(
      fc.property(born, fc.integer({ min: 0, max: 2600 }), (birthDate, days) => {
        const on = addDays(birthDate, days);
        const [months, parts] = [completedMonths(birthDate, on)!, agePartsOf(birthDate, on)!];
        expect(months * 28).toBeLessThanOrEqual(daysBetween(birthDate, on));
        expect((months + 1) * 31).toBeGreaterThanOrEqual(daysBetween(birthDate, on));
        expect(parts.days >= 0 && parts.days <= 31 && parts.years * 12 + parts.months === months).toBe(true);
      }),
    );
  });
  it('is no less anaemic with less haemoglobin', () => {
    const RANK = [undefined, 'mild', 'moderate', 'severe'];
    fc.assert(
      fc.property(
        fc.integer({ min: 31, max: 150 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 6, max: 83 }),
        fc.integer({ min: 0, max: 5000 }),
        (value, less, months, altitude) => {
          const rank = (haemoglobin: number): number =>
            RANK.indexOf(childAnaemia(haemoglobin, months, { altitude })?.degree);
          expect(rank(value - less)).toBeGreaterThanOrEqual(rank(value));
        },
      ),
    );
  });
});
