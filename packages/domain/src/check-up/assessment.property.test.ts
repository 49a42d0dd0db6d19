import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../shared/index.ts';
import { assessCheckUp } from './assessment.rules.ts';
import { CHECK_UP_VECTORS } from './assessment.vectors.data.ts';
import { checkUpAssessment } from './check-up-rules.ts';
import { isHint } from './finding.ts';
import { sentJson } from '../forms/testing/index.ts';

const KEYS = [
  ...new Set(CHECK_UP_VECTORS.flatMap(({ input }) => Object.keys(input))),
  'examDate',
  'breast',
  'skin',
  'lips',
  'dentition',
  'vaccinations',
  'urineOccultBlood',
  'mmseScore',
  'depressionScore',
  'visionLeft',
  'uricAcid',
  'ecgDescription',
  'ecgFindings',
  'acr',
  'fastingGlucoseMgdl',
  'heartRate',
];
const rubbish = fc.oneof(
  sentJson,
  fc.double(),
  fc.integer({ min: -5, max: 400 }),
  fc.constantFrom('1', '2', '3', '4', '5', 'male', '2026-11-20', undefined),
);
const anything = fc.dictionary(fc.constantFrom(...KEYS), rubbish);

/** Plausible sheets, so that many rules meet. */
const number = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
const sheet = fc.record(
  {
    sex: fc.constantFrom('1', '2', 'male', 'female'),
    age: fc.integer({ min: 18, max: 105 }),
    known: fc.subarray(['hypertension', 'diabetes', 'psychosis']),
    leftSystolic: fc.integer({ min: 70, max: 230 }),
    leftDiastolic: fc.integer({ min: 40, max: 130 }),
    rightSystolic: fc.integer({ min: 70, max: 230 }),
    rightDiastolic: fc.integer({ min: 40, max: 130 }),
    height: number(140, 190),
    weight: number(35, 120),
    waistCircumference: number(55, 120),
    fastingGlucose: number(2, 22),
    totalCholesterol: number(2, 9),
    triglycerides: number(0, 9),
    hdlCholesterol: number(0, 3),
    alt: fc.integer({ min: 5, max: 700 }),
    creatinine: fc.integer({ min: 30, max: 600 }),
    hemoglobin: fc.integer({ min: 40, max: 220 }),
    whiteBloodCell: number(1, 40),
    platelet: fc.integer({ min: 10, max: 1200 }),
    urineProtein: fc.constantFrom('0', '1', '2', '3', '4', '5'),
    ecg: fc.constantFrom('1', '2'),
    heartRate: fc.integer({ min: 30, max: 180 }),
    examDate: fc.constantFrom('2026-11-20', '2026-01-31'),
  },
  { requiredKeys: ['age'] },
);

describe('the assessment of any check-up', () => {
  it('never throws, whatever was answered', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 120 }), (answers, age) => {
        expect(assessCheckUp({ ...answers, age }) === undefined).toBe(age < 18);
      }),
      { numRuns: 400 },
    );
  });
  it('is JSON and the same every time', () => {
    fc.assert(
      fc.property(sheet, (input) => {
        const json = checkUpAssessment(input as JsonObject);
        expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        expect(checkUpAssessment(input as JsonObject)).toEqual(json);
      }),
    );
  });
  it('lists findings by severity, then category', () => {
    fc.assert(
      fc.property(sheet, (input) => {
        const { findings } = assessCheckUp(input)!;
        for (const [index, finding] of findings.slice(1).entries()) {
          const before = findings[index]!;
          expect(
            before.severity > finding.severity ||
              (before.severity === finding.severity && before.category <= finding.category),
          ).toBe(true);
        }
      }),
    );
  });
  it('puts every category with an abnormality exactly once into slots or more, and texts fit their fields', () => {
    fc.assert(
      fc.property(sheet, (input) => {
        const { findings, slots, more, abnormalities, abnormalitiesMore } = assessCheckUp(input)!;
        const categories = new Set(findings.filter((finding) => !isHint(finding)).map(({ category }) => category));
        expect(new Set([...slots, ...more])).toEqual(categories);
        expect(slots.length + more.length).toBe(categories.size);
        expect(slots.length === 4 || more.length === 0).toBe(true);
        expect(abnormalities.map((text) => text.length > 0 && text.length <= 200)).toEqual(slots.map(() => true));
        expect(abnormalitiesMore.length).toBeLessThanOrEqual(1000);
      }),
    );
  });
  it('is abnormal exactly when something more than a hint was found; re-check and referral follow the severities', () => {
    fc.assert(
      fc.property(sheet, (input) => {
        const { findings, healthEvaluation, healthGuidance, referral, recheck } = assessCheckUp(input)!;
        expect(healthEvaluation === '2').toBe(findings.some((finding) => !isHint(finding)));
        expect(healthGuidance.includes('2')).toBe(findings.some(({ severity }) => severity === 2));
        expect(healthGuidance.includes('3')).toBe(referral !== undefined);
        expect(
          recheck.every(({ dueDate }) => (dueDate ?? input.examDate) === input.examDate || dueDate! > input.examDate!),
        ).toBe(true);
      }),
    );
  });
  it('finds nothing new when an answer is taken away', () => {
    const independent = fc.constantFrom(
      'fastingGlucose',
      'totalCholesterol',
      'triglycerides',
      'alt',
      'hemoglobin',
      'platelet',
      'ecg',
      'creatinine',
      'weight',
    );
    fc.assert(
      fc.property(sheet, independent, (input, key) => {
        const all = new Set(assessCheckUp(input)!.findings.map(({ code }) => code));
        const { [key]: _taken, ...rest } = input as { readonly [key: string]: unknown };
        for (const { code } of assessCheckUp(rest)!.findings) expect(all.has(code)).toBe(true);
      }),
    );
  });
  it.each([
    ['fastingGlucose', 7, 30],
    ['triglycerides', 0, 20],
    ['totalCholesterol', 0, 20],
    ['alt', 0, 900],
    ['creatinine', 0, 900],
    ['platelet', 130, 1500],
    ['temperature', 36, 42],
    ['potassium', 4, 9],
  ] as const)('never grows milder while %s rises from %i to %i', (key, from, to) => {
    fc.assert(
      fc.property(number(from, to), number(0, to - from), (value, more) => {
        const worst = (amount: number): number =>
          Math.max(
            0,
            ...assessCheckUp({ age: 50, sex: 'male', known: [], [key]: amount })!.findings.map(
              ({ severity }) => severity,
            ),
          );
        expect(worst(value + more)).toBeGreaterThanOrEqual(worst(value));
      }),
    );
  });
});
