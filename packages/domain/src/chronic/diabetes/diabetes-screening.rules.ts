import {
  classifyGlucose,
  codeOf,
  codesOf,
  type GlucoseState,
  numberOf,
  type RawInput,
  rowsOf,
  textOf,
} from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

const CATEGORY: { readonly [state in GlucoseState]: string } = {
  normal: '正常',
  IFG: '空腹血糖受损（IFG）',
  IGT: '糖耐量减低（IGT）',
  'IFG+IGT': '空腹血糖受损＋糖耐量减低',
  DM: '达糖尿病诊断标准',
};

const valuesOf = (rows: readonly RawInput[], kind: string): readonly number[] =>
  rows.flatMap((row) => (codeOf(row['testKind']) === kind ? (numberOf(row['value']) ?? []) : []));

const highest = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);

export type GlucoseScreening = {
  readonly category?: string;
  readonly repeatNeeded?: boolean;
  /** On how many different days a diagnostic line was reached; two make a case to be confirmed. */
  readonly days?: number;
  /** Whether a venous sample is among the measurements; only it counts for a diagnosis. Absent without measurements. */
  readonly venous?: boolean;
  /** A glucose of ≥16.7 or ≤3.9 mmol/L; HbA1c never. */
  readonly crisis: boolean;
};

/**
 * State of the glucose metabolism from the rows of `measurements` (`testKind`: 1 fasting, 2 OGTT 2 h, 3 after a meal, 4 random, 5 HbA1c) and
 * `typicalSymptoms`; of each kind the highest value counts. `repeatNeeded` is taken back by a second day on which a limit was reached [S].
 */
export function glucoseScreening(input: JsonObject): GlucoseScreening {
  const rows = rowsOf(input['measurements']);
  const symptoms = codesOf(input['typicalSymptoms']);
  const typicalSymptoms = symptoms && symptoms.some((code) => code !== '1');
  const of = (kind: string): number | undefined => highest(valuesOf(rows, kind));
  const random = highest([...valuesOf(rows, '3'), ...valuesOf(rows, '4')]);
  const found = classifyGlucose({ fasting: of('1'), ogtt2h: of('2'), random, hba1c: of('5'), typicalSymptoms });
  const days = diagnosticDays(rows);
  const glucose = ['1', '2', '3', '4'].flatMap((kind) => valuesOf(rows, kind));
  return {
    ...(found ? { category: CATEGORY[found.state], repeatNeeded: found.repeatNeeded && days < 2 } : {}),
    ...(rows.length > 0 ? { days } : {}),
    ...(rows.length > 0 ? { venous: rows.some((row) => codeOf(row['sampleType']) === '2') } : {}),
    crisis: glucose.some((value) => value >= 16.7 || value <= 3.9),
  };
}

const LIMITS: { readonly [kind: string]: number } = { '1': 7, '2': 11.1, '3': 11.1, '4': 11.1, '5': 6.5 };

/** A value without its day may have been measured on any: it counts as none. */
const diagnosticDays = (rows: readonly RawInput[]): number =>
  new Set(
    rows.flatMap((row) => {
      const limit = LIMITS[codeOf(row['testKind']) ?? ''];
      const value = numberOf(row['value']);
      return limit !== undefined && value !== undefined && value >= limit ? (textOf(row['measuredDate']) ?? []) : [];
    }),
  ).size;
