import {
  bodyMassIndex,
  clinicalSex,
  codeOf,
  codesOf,
  numberOf,
  type ClinicalSex,
  type Fact,
  type RawInput,
} from '../../clinical/index.ts';
import type { Json, JsonObject } from '../../shared/index.ts';

/** Typed access to the answers of a risk assessment. Sex and age come as `sex` and `age` (of the resident on the day). */
export type AssessmentAnswers = {
  readonly sex: ClinicalSex | undefined;
  readonly age: number | undefined;
  /** From the form's `bmi`, else worked out. */
  readonly bmi: number | undefined;
  number(key: string): number | undefined;
  code(key: string): string | undefined;
  codes(key: string): readonly string[] | undefined;
  /** A boolean answer; anything else is unknown. */
  fact(key: string): Fact;
  /** 3 smokes, 1 and 2 do not (any more). */
  readonly smokes: Fact;
};

/** The answers of a risk assessment as its rules read them: numbers as numbers, the body mass worked out where it is not given. What is not answered is absent. */
export function assessmentAnswers(input: RawInput): AssessmentAnswers {
  const number = (key: string): number | undefined => numberOf(input[key]);
  const smoking = codeOf(input['smoking']);
  return {
    sex: clinicalSex(input['sex']),
    age: number('age'),
    bmi: number('bmi') ?? bodyMassIndex(number('weight'), number('height')),
    number,
    code: (key) => codeOf(input[key]),
    codes: (key) => codesOf(input[key]),
    fact: (key) => (typeof input[key] === 'boolean' ? input[key] : undefined),
    smokes: smoking === undefined ? undefined : smoking === '3',
  };
}

/** Only what is known: a computed field without an answer stays empty. */
export const sayingOnly = (values: { readonly [key: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Json] => entry[1] !== undefined));
