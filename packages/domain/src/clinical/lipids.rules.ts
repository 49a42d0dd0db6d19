import { exactToNumber, subtractExact } from '../shared/index.ts';

/** Levels of the lipid guideline of 2023: ideal exists for LDL and non-HDL cholesterol only. */
export type LipidLevel = 'ideal' | 'suitable' | 'borderline' | 'high';
type Limits = { readonly ideal?: number; readonly borderline: number; readonly high: number };

/** Blood lipids with bands of their own, in mmol/L. */
export type Lipid = 'totalCholesterol' | 'ldlCholesterol' | 'triglycerides' | 'nonHdlCholesterol';

const LIMITS: { readonly [lipid in Lipid]: Limits } = {
  totalCholesterol: { borderline: 5.2, high: 6.2 },
  ldlCholesterol: { ideal: 2.6, borderline: 3.4, high: 4.1 },
  triglycerides: { borderline: 1.7, high: 2.3 },
  nonHdlCholesterol: { ideal: 3.4, borderline: 4.1, high: 4.9 },
};

/** Level of a lipid in mmol/L in primary prevention; each limit belongs to the higher level (section 4 [G]). */
export function lipidLevel(lipid: Lipid, value: number): LipidLevel {
  const { ideal, borderline, high } = LIMITS[lipid];
  if (value >= high) return 'high';
  if (value >= borderline) return 'borderline';
  return ideal !== undefined && value < ideal ? 'ideal' : 'suitable';
}

/** HDL cholesterol in mmol/L is low below 1.0 [G]. */
export const isHdlLow = (value: number): boolean => value < 1;

/** Total minus HDL cholesterol in mmol/L, exactly: 5.5 − 1.3 is 4.2 and not 4.2000000000000002. Missing when the HDL exceeds the total. */
export function nonHdlCholesterol(total: number | undefined, hdl: number | undefined): number | undefined {
  if (total === undefined || hdl === undefined || hdl > total) return undefined;
  return exactToNumber(subtractExact(total, hdl));
}

/** Triglycerides from 5.6 mmol/L on carry a risk of pancreatitis: refer [G]. */
export const isPancreatitisRisk = (triglycerides: number): boolean => triglycerides >= 5.6;

/** Lipoprotein(a) above 300 mg/L is raised [G]. */
export const isLipoproteinAHigh = (value: number): boolean => value > 300;

/** Blood lipids of one sample in mmol/L; what is absent was not measured. */
export type LipidPanel = {
  readonly totalCholesterol?: number | undefined;
  readonly ldlCholesterol?: number | undefined;
  readonly hdlCholesterol?: number | undefined;
  readonly triglycerides?: number | undefined;
};

/** Whether any of the four is at the level of dyslipidaemia (TC ≥6.2, LDL ≥4.1, HDL <1.0, TG ≥2.3); "no" needs all four. */
export function isDyslipidemia(panel: LipidPanel): boolean | undefined {
  const { totalCholesterol, ldlCholesterol, hdlCholesterol, triglycerides } = panel;
  const raised = (lipid: Lipid, value: number | undefined): boolean =>
    value !== undefined && lipidLevel(lipid, value) === 'high';
  if (
    raised('totalCholesterol', totalCholesterol) ||
    raised('ldlCholesterol', ldlCholesterol) ||
    raised('triglycerides', triglycerides)
  )
    return true;
  if (hdlCholesterol !== undefined && isHdlLow(hdlCholesterol)) return true;
  return [totalCholesterol, ldlCholesterol, hdlCholesterol, triglycerides].includes(undefined) ? undefined : false;
}
