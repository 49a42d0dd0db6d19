import { ckdEpi2009, clinicalSex, numberOf } from '../clinical/index.ts';
import type { RuleLibrary } from '../forms/index.ts';

/** `ckdEpi2009(creatinine, sex, age)` for formulas: creatinine in μmol/L, result in mL/min/1.73 m². */
export const ckdEpi2009Rule: RuleLibrary[string] = (input) =>
  ckdEpi2009(numberOf(input['creatinine']), clinicalSex(input['sex']), numberOf(input['age']));
