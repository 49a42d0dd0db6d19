import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, type Answers, type FormModule } from '../../forms/index.ts';
import { calendarDay, type JsonObject } from '../../shared/index.ts';
import { formModule as dyslipidemia } from './assessment-dyslipidemia.form-module.ts';
import { formModule as hypertension } from './assessment-hypertension.form-module.ts';
import { formModule as metabolic } from './assessment-metabolic-syndrome.form-module.ts';
import { formModule as obesity } from './assessment-obesity.form-module.ts';
import { formModule as stroke } from './assessment-stroke.form-module.ts';
import { hypertensionRiskAssessment } from './hypertension-risk-assessment.rules.ts';
import { ascvdAssessment, metabolicAssessment, obesityAssessment, strokeAssessment } from './risk-assessment-rules.ts';

type Person = { readonly sex: 'male' | 'female'; readonly age: number };
const person = fc.record({
  sex: fc.constantFrom('male' as const, 'female' as const),
  age: fc.integer({ min: 40, max: 90 }),
});
const number = (min: number, max: number, places = 0) =>
  fc.integer({ min: min * 10 ** places, max: max * 10 ** places }).map((value) => value / 10 ** places);
const yes = fc.boolean();
const code = (...codes: readonly string[]) => fc.constantFrom(...codes);

/** The form's own formulas, worked out by the engine. */
function computed(module: FormModule, { sex, age }: Person, answers: Answers, key: string): unknown {
  const today = calendarDay(2026, 6, 1);
  const engine = createFormEngine(compileForm(module), {
    today,
    resident: { id: 'r', sex, age, birthDate: calendarDay(2026 - age, 3, 1) },
  });
  engine.setMany({ assessDate: today, ...answers });
  return engine.state(key).value;
}
const asCode = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

/** A form, its rule, sheets that are filled in completely, and the results to compare. */
type Pair = {
  readonly name: string;
  readonly module: FormModule;
  readonly rule: (input: JsonObject) => JsonObject;
  readonly answers: fc.Arbitrary<Answers>;
  readonly keys: readonly string[];
};

const body = { height: number(140, 190), weight: number(40, 110, 1) };
const pressure = { systolic: number(100, 200), diastolic: number(60, 120) };

const PAIRS: readonly Pair[] = [
  {
    name: 'metabolic syndrome',
    module: metabolic,
    rule: metabolicAssessment,
    answers: fc.record({
      ...pressure,
      waist: number(60, 110, 1),
      fastingGlucose: number(4, 9, 1),
      glucose2h: number(5, 12, 1),
      triglycerides: number(0.5, 4, 2),
      hdlC: number(0.7, 2, 2),
      diabetesTreated: yes,
      hypertensionTreated: yes,
    }),
    keys: ['componentCount', 'metabolicSyndrome'],
  },
  {
    name: 'stroke',
    module: stroke,
    rule: strokeAssessment,
    answers: fc.record({
      ...pressure,
      ...body,
      antihypertensive: yes,
      smoking: code('1', '2', '3'),
      lipidStatus: code('1', '2', '3'),
      exercise3x30: yes,
      manualLabour: yes,
      atrialFibrillation: yes,
      diabetesFactor: yes,
      strokeFamilyHistory: yes,
      pastStrokeTia: fc.constantFrom(['1'], ['4'], ['2', '3']),
    }),
    keys: ['factorCount', 'strokeRisk'],
  },
  {
    name: 'obesity',
    module: obesity,
    rule: obesityAssessment,
    answers: fc.record({ ...body, waist: number(60, 120, 1) }),
    keys: ['bmiClass', 'obesityDegree', 'centralObesity', 'diseaseRisk'],
  },
  {
    name: 'lipids and ASCVD',
    module: dyslipidemia,
    rule: ascvdAssessment,
    answers: fc.record({
      ...pressure,
      ...body,
      totalCholesterol: number(2.5, 8, 2),
      ldlC: number(1, 6, 2),
      hdlC: number(0.7, 2, 2),
      triglycerides: number(0.5, 6, 2),
      hypertension: yes,
      diabetes: yes,
      ckd34: yes,
      onStatin: fc.constant(false),
      smoking: code('1', '2', '3'),
      ascvdHistory: fc.constantFrom(['1'], ['1'], ['3']),
      severeEventCount: fc.integer({ min: 1, max: 3 }),
      highRiskFactors: fc.constantFrom(['1'], ['6'], ['6', '7']),
    }),
    keys: [
      'riskFactorCount',
      'cholesterolBand',
      'ascvdRisk',
      'tcClass',
      'ldlClass',
      'hdlClass',
      'tgClass',
      'nonHdlClass',
      'dyslipidemia',
      'lifetimeRisk',
      'ldlGoal',
      'ldlGoalMet',
    ],
  },
  {
    name: 'hypertension',
    module: hypertension,
    rule: hypertensionRiskAssessment,
    answers: fc.record({
      systolic1: pressure.systolic,
      diastolic1: pressure.diastolic,
      ...body,
      waist: number(60, 110, 1),
      smoking: code('1', '2', '3'),
      passiveSmoking: yes,
      fastingGlucose: number(4, 8, 1),
      glucose2h: number(5, 12, 1),
      totalCholesterol: number(3, 7, 2),
      ldlC: number(1, 5, 2),
      hdlC: number(0.7, 2, 2),
      homocysteine: number(5, 25, 1),
      earlyCvdFamilyHistory: yes,
      targetOrganDamage: fc.constantFrom(['10'], ['1']),
      ckdStage: code('1', '2', '3'),
      clinicalComplications: fc.constantFrom(['16'], ['4'], ['13']),
      atrialFibrillation: yes,
      diabetesStatus: code('1', '2', '3'),
      hypertensionDiagnosed: fc.constant(true),
    }),
    keys: ['riskFactorCount', 'riskTier', 'riskColumn', 'riskLevelPrinted', 'riskLevel', 'bpGrade'],
  },
];

describe('formulas of the form and rules say the same', () => {
  it.each(PAIRS)('$name', ({ module, rule, answers, keys }) => {
    fc.assert(
      fc.property(person, answers, (who, given) => {
        const judged = rule({ ...who, ...given } as JsonObject);
        // Two silences agree too easily: only where the table does not stratify is there nothing to say.
        expect(keys.filter((key) => judged[key] === undefined)).toEqual(
          judged['riskLevelPrinted'] === '1' ? ['riskLevel'] : [],
        );
        expect(keys.map((key) => [key, asCode(judged[key])])).toEqual(
          keys.map((key) => [key, asCode(computed(module, who, given, key))]),
        );
      }),
      { numRuns: 40 },
    );
  });
});
