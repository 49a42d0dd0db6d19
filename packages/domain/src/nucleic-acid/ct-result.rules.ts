import { numberOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

/** Cycle threshold from which a target counts as not amplified; the kit's leaflet goes before (监测项目范围). */
const NEGATIVE_FROM = 40;

type Target = 'amplified' | 'not-amplified' | undefined;

/** A Ct below the limit is amplified, a Ct from it on or 无Ct is not; both at once contradict each other and say nothing. */
function targetOf(ct: number | undefined, noCt: boolean): Target {
  if (noCt) return ct === undefined ? 'not-amplified' : undefined;
  if (ct === undefined) return undefined;
  return ct < NEGATIVE_FROM ? 'amplified' : 'not-amplified';
}

/**
 * Reading of a PCR run from `ctOrf1ab`, `orf1abNoCt`, `ctN`, `nNoCt`, `icValid`, `controlValid`: 9 invalid without a valid internal or run control,
 * 1 positive with both targets, 0 negative with none, 2 suspect with one. Missing until both targets are read; a proposal the tester confirms.
 */
export function ctResult(input: JsonObject): '0' | '1' | '2' | '9' | undefined {
  if (input['icValid'] === false || input['controlValid'] === false) return '9';
  const targets = [
    targetOf(numberOf(input['ctOrf1ab']), input['orf1abNoCt'] === true),
    targetOf(numberOf(input['ctN']), input['nNoCt'] === true),
  ];
  if (targets.includes(undefined)) return undefined;
  const amplified = targets.filter((target) => target === 'amplified').length;
  return amplified === 2 ? '1' : amplified === 1 ? '2' : '0';
}
