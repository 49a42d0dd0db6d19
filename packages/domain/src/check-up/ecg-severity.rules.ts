import { correctedQt, QTC_LIMITS, type ClinicalSex } from '../clinical/index.ts';
import type { Severity } from './finding.ts';

/** Severity by code of `supplement-ecg.findings` (section 4.9 [P]). */
const BY_CODE: { readonly [code: string]: Severity } = {
  1: 0,
  4: 0,
  15: 0,
  31: 0,
  2: 1,
  3: 1,
  5: 1,
  7: 1,
  17: 1,
  24: 1,
  28: 1,
  29: 1,
  30: 1,
  6: 2,
  11: 2,
  14: 2,
  21: 2,
  22: 2,
  25: 2,
  26: 2,
  27: 2,
  32: 2,
  99: 2,
  8: 3,
  9: 3,
  12: 3,
  16: 3,
  18: 3,
  19: 3,
  23: 3,
  10: 4,
  13: 4,
  20: 4,
};

/** What an electrocardiogram is judged by; what is absent is unknown. */
export type EcgSheet = {
  readonly findings?: readonly string[] | undefined;
  /** Beats per minute. */
  readonly heartRate?: number | undefined;
  /** ms */
  readonly qtInterval?: number | undefined;
  readonly sex?: ClinicalSex | undefined;
};

/**
 * The most serious of an ECG sheet: its codes, the rate (<40 or ≥150 is 4) and QTc by Bazett (men ≥450, women ≥460 is 2; ≥500 is 3).
 * A code nobody knows counts as 99 其他, because something was found.
 */
export function ecgFindingsSeverity(sheet: EcgSheet): Severity {
  const rate = sheet.heartRate;
  const qtc = correctedQt(sheet.qtInterval, rate);
  const severities: readonly Severity[] = [
    ...(sheet.findings ?? []).map((code): Severity => (Object.hasOwn(BY_CODE, code) ? BY_CODE[code]! : 2)),
    rate !== undefined && rate > 0 && (rate < 40 || rate >= 150) ? 4 : 0,
    qtc === undefined ? 0 : qtc >= QTC_LIMITS.highRisk ? 3 : sheet.sex && qtc >= QTC_LIMITS[sheet.sex] ? 2 : 0,
  ];
  return severities.reduce<Severity>((worst, own) => (own > worst ? own : worst), 0);
}

const WORDS: readonly (readonly [pattern: RegExp, severity: Severity])[] = [
  [/三度|Ⅲ度|III度/i, 4],
  [/ST(?:段)?\s*(?:弓背)?(?:向上)?(?:型)?抬高/i, 4],
  [/房颤|心房颤动|心肌梗死|心梗/, 3],
];
/** Words that take back what follows in the same clause, e.g. 未见 ST 抬高. */
const NEGATION = /未见|未及|无明显|无|排除|否认/;

/** What a free ECG description says by the words the reference names; 0 where it names none of them, or only denies them. */
export function describedEcgSeverity(description: string | undefined): Severity {
  const clauses = (description ?? '').split(/[，。；、,;\n]/);
  const hits = clauses.flatMap((clause) =>
    WORDS.filter(([pattern]) => {
      const at = clause.search(pattern);
      return at >= 0 && !NEGATION.test(clause.slice(0, at));
    }).map(([, severity]) => severity),
  );
  return hits.reduce<Severity>((worst, own) => (own > worst ? own : worst), 0);
}
