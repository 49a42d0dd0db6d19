import {
  globalConfigPresets,
  monitoringItemPresets,
  settingAnswers,
  type GlobalConfigPreset,
  type MonitoringItemPreset,
} from '@gongwei/domain/back-office';
import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay, Json } from '@gongwei/domain/shared';
import { pinyinOfWords } from '../../shared/pinyin.ts';
import { SEED_DRUGS } from './drugs.data.ts';
import { packageItems, SEED_EXERCISES, SEED_PACKAGES } from './services.data.ts';

type Row = readonly [formId: string, data: Answers];

/** The catalogues a county keeps for all of its institutions. */
export const catalogueRows = (countyCode: string, opened: CalendarDay): readonly Row[] => [
  ...SEED_DRUGS.map((drug, at): Row => ['drug-catalogue', drugRow(drug, at)]),
  ...monitoringItemPresets.map((item, at): Row => ['monitoring-item', itemRow(item, at)]),
  ...globalConfigPresets.map((setting): Row => ['global-config', settingRow(setting)]),
  ...SEED_PACKAGES.map(({ items: _items, ...service }, at): Row => [
    'service-package',
    {
      ...service,
      org: countyCode,
      discount: 100,
      term: 12,
      startDate: opened,
      state: '1',
      sort: at + 1,
      items: packageItems(SEED_PACKAGES[at]!),
    },
  ]),
  ...SEED_EXERCISES.map((exercise): Row => ['knowledge-exercise', { ...exercise, state: '1' }]),
];

function drugRow(
  [category, genericName, form, spec, minUnit, defaultFreq, dose, doseUnit]: (typeof SEED_DRUGS)[number],
  at: number,
): Answers {
  return {
    code: `YP${String(at + 1).padStart(4, '0')}`,
    genericName,
    pinyin: pinyinOfWords(genericName).initials.toUpperCase(),
    category,
    form,
    spec,
    minUnit,
    defaultFreq,
    ...(dose !== undefined && { defaultDose: dose }),
    ...(doseUnit !== undefined && { doseUnit }),
    essential: true,
    state: '1',
  };
}

/** Categories of the catalogue by item; what is not named is biochemistry of the kidney and other. */
const CATEGORIES: { readonly [category: string]: readonly string[] } = {
  '1': ['BMI', 'WAIST'],
  '2': ['SBP', 'DBP'],
  '3': ['FPG', 'PBG', 'HbA1c'],
  '4': ['TC', 'TG', 'LDL', 'HDL'],
  '5': ['ALT', 'AST', 'TBIL', 'DBIL', 'ALB'],
  '6': ['CREA', 'BUN', 'UA', 'K', 'NA'],
  '7': ['HB', 'WBC', 'PLT', 'RBC'],
  '8': ['UPRO', 'UGLU', 'UKET', 'UBLD'],
};

function itemRow(item: MonitoringItemPreset, at: number): Answers {
  const category = Object.entries(CATEGORIES).find(([, codes]) => codes.includes(item.code))?.[0] ?? '12';
  const [inputMin, inputMax] = item.input ?? [];
  return present({
    code: item.code,
    name: item.name,
    category,
    unit: item.unit,
    valueType: String(item.valueType ?? 1),
    inputMin,
    inputMax,
    ranges: rangesOf(item).map(present),
    criticalLow: item.criticalLow,
    criticalHigh: item.criticalHigh,
    required: true,
    sort: at + 1,
    state: '1',
    note: item.note,
  });
}

type Limits = { readonly [key: string]: Json | undefined };

function rangesOf(item: MonitoringItemPreset): readonly Limits[] {
  const { ranges, male, female, maleHigh, femaleHigh, low, high, text } = item;
  if (ranges) return ranges;
  if (male || female)
    return [
      { sex: '1', low: male?.[0], high: male?.[1] },
      { sex: '2', low: female?.[0], high: female?.[1] },
    ];
  if (maleHigh !== undefined || femaleHigh !== undefined)
    return [
      { sex: '1', high: maleHigh },
      { sex: '2', high: femaleHigh },
    ];
  return [{ sex: 'all', low, high, text }];
}

const settingRow = ({ key, value, limits, countyOnly, stricter, fixed }: GlobalConfigPreset): Answers =>
  present({
    ...settingAnswers(key, value),
    scope: '0',
    remark: fixed ?? (remarks(limits, countyOnly, stricter) || undefined),
  });

const remarks = (limits: GlobalConfigPreset['limits'], countyOnly?: boolean, stricter?: boolean): string =>
  [limits && `可填 ${limits[0]}～${limits[1]}`, countyOnly && '全县统一', stricter && '下级只能更短']
    .filter(Boolean)
    .join('，');

const present = (row: Limits): Answers =>
  Object.fromEntries(Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
