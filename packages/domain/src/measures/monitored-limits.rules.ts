import type { CalendarDay, Json, JsonObject } from '../shared/index.ts';
import type { LimitSetting, LimitValue } from './measure-terms.ts';
import { LIMITS } from './terms/limits.data.ts';

type Sides = { readonly low?: string; readonly high?: string };

/**
 * Which limits follow the reference ranges of 监测项目范围, by the code of the item: those a laboratory sets. Cut-offs of a diagnosis (140/90, 7.0) are
 * the standard's and are set by nobody.
 */
const MONITORED: { readonly [item: string]: Sides } = {
  ALT: { high: 'alt-upper' },
  AST: { high: 'ast-upper' },
  TBIL: { high: 'tbil-upper' },
  DBIL: { high: 'dbil-upper' },
  ALB: { low: 'albumin-lower' },
  CREA: { high: 'creatinine-upper' },
  BUN: { high: 'urea-upper' },
  UA: { high: 'uric-acid-high' },
  K: { low: 'potassium-lower', high: 'potassium-upper' },
  NA: { low: 'sodium-lower', high: 'sodium-upper' },
  HB: { low: 'hb-lower', high: 'hb-upper' },
  WBC: { low: 'wbc-lower', high: 'wbc-upper' },
  PLT: { low: 'plt-lower', high: 'plt-upper' },
};

/** An entry of 监测项目范围 as it stood from a day on; `removed`: it was taken out then. */
export type ItemVersion = {
  readonly id: string;
  readonly version: number;
  readonly institution: string;
  readonly from: CalendarDay;
  readonly removed: boolean;
  readonly answers: JsonObject;
};

const usual = new Map(LIMITS.map(({ id, values }) => [id, values]));
const SEXES: { readonly [code: string]: LimitValue['sex'] } = { '1': 'male', '2': 'female' };

/** What institutions have set for themselves, each for events from the day on which it was saved until it was changed; whom a range does not name keeps the usual value. */
export function limitSettings(versions: readonly ItemVersion[]): readonly LimitSetting[] {
  const inOrder = [...versions].sort((a, b) => (a.id === b.id ? a.version - b.version : a.id < b.id ? -1 : 1));
  return inOrder.flatMap((version, at) => {
    const next = inOrder[at + 1];
    const until = next?.id === version.id ? next.from : undefined;
    const { from, institution, removed, answers } = version;
    if (removed || answers['state'] === '0' || (until !== undefined && until <= from)) return [];
    const sides = MONITORED[String(answers['code'])] ?? {};
    return (['low', 'high'] as const).flatMap((side): readonly LimitSetting[] => {
      const limit = sides[side];
      const values = limit === undefined ? [] : valuesOf(answers['ranges'], side);
      if (limit === undefined || values.length === 0) return [];
      const rest = usual.get(limit) ?? [];
      return [{ limit, institution, from, ...(until !== undefined && { until }), values: [...values, ...rest] }];
    });
  });
}

function valuesOf(ranges: Json | undefined, side: 'low' | 'high'): readonly LimitValue[] {
  const rows = Array.isArray(ranges) ? (ranges as readonly JsonObject[]) : [];
  return rows.flatMap((row) => {
    const { sex, ageMin, ageMax, [side]: value } = row;
    if (typeof value !== 'number') return [];
    const known = SEXES[String(sex)];
    return [
      {
        ...(known && { sex: known }),
        ...(typeof ageMin === 'number' && { minAge: ageMin }),
        ...(typeof ageMax === 'number' && { maxAge: ageMax }),
        value,
      },
    ];
  });
}

/** Those that can matter within an institution: its own, of institutions below it, and of those above. */
export const settingsWithin = (settings: readonly LimitSetting[], institution: string): readonly LimitSetting[] =>
  settings.filter((one) => one.institution.startsWith(institution) || institution.startsWith(one.institution));
