import {
  bodyMassIndex,
  clinicalSex,
  codeOf,
  codesOf,
  glucoseToMmol,
  higherArm,
  numberOf,
  textOf,
  type ClinicalSex,
  type RawInput,
} from '../clinical/index.ts';
import type { Finding } from './finding.ts';

/** The person examined and the answers of the sheet, read defensively: whatever is no proper answer is missing. */
export type CheckUpSubject = {
  readonly age: number;
  readonly sex: ClinicalSex | undefined;
  /** Confirmed diseases and, where the caller knows them, `atrial-fibrillation` and `pacemaker`. */
  knows(condition: string): boolean;
  number(key: string): number | undefined;
  code(key: string): string | undefined;
  codes(key: string): readonly string[];
  text(key: string): string | undefined;
  readonly raw: RawInput;
  /** Higher arm each, mmHg. */
  readonly systolic: number | undefined;
  readonly diastolic: number | undefined;
  /** kg/m², 2 places, from height and weight. */
  readonly bmi: number | undefined;
  /** mmol/L; from `fastingGlucoseMgdl` where only that was written. */
  readonly fastingGlucose: number | undefined;
};

/** `undefined` for children and for an unknown age: the adult rules then judge nothing. */
export function checkUpSubject(input: RawInput): CheckUpSubject | undefined {
  const age = numberOf(input['age']);
  if (age === undefined || age < 18) return undefined;
  const known = new Set(codesOf(input['known']) ?? []);
  const number = (key: string): number | undefined => {
    const value = numberOf(input[key]);
    return value !== undefined && value >= 0 ? value : undefined;
  };
  const mgdl = number('fastingGlucoseMgdl');
  return {
    age,
    sex: clinicalSex(input['sex']),
    knows: (condition) => known.has(condition),
    number,
    code: (key) => codeOf(input[key]),
    codes: (key) => codesOf(input[key]) ?? [],
    text: (key) => textOf(input[key]),
    raw: input,
    systolic: higherArm(number('leftSystolic'), number('rightSystolic')),
    diastolic: higherArm(number('leftDiastolic'), number('rightDiastolic')),
    bmi: bodyMassIndex(number('weight'), number('height')),
    fastingGlucose: number('fastingGlucose') ?? (mgdl === undefined ? undefined : glucoseToMmol(mgdl)),
  };
}

/** A group of findings of one or more categories; the order it returns is the order of the rules. */
export type FindingGroup = (subject: CheckUpSubject) => readonly Finding[];
