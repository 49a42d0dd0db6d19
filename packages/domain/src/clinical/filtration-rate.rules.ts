import { roundHalfUp, type JsonObject } from '../shared/index.ts';
import { numberOf } from './answer-reader.ts';
import { ckdEpi2009 } from './kidney.rules.ts';
import { clinicalSex } from './sex.ts';

/** eGFR in whole mL/min/1.73 m² from `creatinine` (μmol/L), `sex` and `age` for a form's formula; CKD-EPI 2009 [G]. */
export function filtrationRateRule(input: JsonObject): number | undefined {
  const rate = ckdEpi2009(numberOf(input['creatinine']), clinicalSex(input['sex']), numberOf(input['age']));
  return rate === undefined ? undefined : roundHalfUp(rate, 0);
}
