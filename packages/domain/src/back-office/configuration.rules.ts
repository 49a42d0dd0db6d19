import { globalConfigPresets, type GlobalConfigPreset } from './global-config.presets.data.ts';

/** Realtime topic that tells of a change, between processes and to windows. */
export const CONFIGURATION_TOPIC = 'configuration';
/** The form of its entries. */
export const CONFIGURATION_FORM = 'global-config';

/** An entry of 全局配置 with the institution that keeps it. */
export type SettingEntry = {
  readonly institutionCode: string;
  readonly key: string;
  readonly value: string;
  /** `2`: this institution alone; otherwise those below it, too. */
  readonly scope: string;
  /** Institutions below may say otherwise. */
  readonly inherit: boolean;
};

/** Values that are in force for an institution, by key: numbers in the unit of the key, or text. */
export type Configuration = { readonly [key: string]: number | string };

const presetOf = (key: string): GlobalConfigPreset | undefined => globalConfigPresets.find((one) => one.key === key);

/** Of log-in and security: the county's, and changed by the platform's administrator alone. */
export const isCountyOnly = (key: string): boolean => presetOf(key)?.countyOnly === true;

/** The group a setting belongs to, by the first part of its key. */
const GROUPS: { readonly [prefix: string]: string } = {
  token: '1',
  lock: '1',
  http: '1',
  page: '2',
  ui: '2',
  checkup: '3',
  followup: '4',
  upload: '5',
  nucleic: '7',
  call: '8',
  reminder: '9',
  wechat: '9',
};

/** What a text means for a key; `undefined` where the key does not take it: no number, one outside of its limits, or another than the fixed one. */
export function settingValue(key: string, text: string): number | string | undefined {
  const preset = presetOf(key);
  const value = text.trim();
  if (preset?.fixed !== undefined && value !== preset.value) return undefined;
  if (preset?.pattern) return preset.pattern.test(value) ? value : undefined;
  if (!preset?.limits) return value === '' ? undefined : value;
  const number = value === '' ? Number.NaN : Number(value);
  return number >= preset.limits[0] && number <= preset.limits[1] ? number : undefined;
}

/**
 * What is in force for an institution: its own value, else that of the nearest institution above it, else as delivered. An institution that
 * keeps a key from those below (下级可覆盖: 否) has the last word; keys of log-in and security are the county's alone. A value that the key does not
 * take is passed over, and so is a looser one of a key that may only become stricter below. `entries`: of the institution and those above it, in any order; codes of institutions above are beginnings of its own.
 */
export function configurationOf(
  entries: readonly SettingEntry[],
  institutionCode: string,
  countyCode: string,
): Configuration {
  const values: Record<string, number | string> = {};
  const closed = new Set<string>();
  const fromAbove = [...entries].sort((a, b) => a.institutionCode.length - b.institutionCode.length);
  for (const { institutionCode: keeper, key, value: text, scope, inherit } of fromAbove) {
    const own = keeper === institutionCode;
    const value = settingValue(key, text);
    if (!institutionCode.startsWith(keeper) || (scope === '2' && !own) || value === undefined || closed.has(key))
      continue;
    if (presetOf(key)?.countyOnly && keeper.length > countyCode.length) continue;
    values[key] = strictest(key, value, values[key]);
    if (!inherit && !own) closed.add(key);
  }
  return values;
}

/** Whether institutions below may only make a key's number less. */
export const isStricterBelow = (key: string): boolean => presetOf(key)?.stricter === true;

const strictest = (key: string, value: number | string, above: number | string | undefined): number | string =>
  isStricterBelow(key) && typeof value === 'number' && typeof above === 'number' ? Math.min(value, above) : value;

/** The answers of an entry that sets a key of ours, for an institution and those below it. */
export function settingAnswers(key: string, value: string): { readonly [field: string]: string | boolean } {
  const { name = key, unit = '', value: delivered = '' } = presetOf(key) ?? {};
  return {
    ...{ key, name, value, defaultValue: delivered, scope: '1', inherit: true },
    ...(unit !== '' && { unit }),
    group: GROUPS[key.split('.')[0] ?? ''] ?? '1',
    valueType: /^\d+(\.\d+)?$/.test(delivered) ? 'number' : 'string',
  };
}

/** Whether the form may keep a value, as a rule of it: `refused` is set only where the key is known and does not take the text. */
export const settingCheck = ({ key, value }: { readonly key?: unknown; readonly value?: unknown }) =>
  typeof key === 'string' && typeof value === 'string' && presetOf(key) && settingValue(key, value) === undefined
    ? { refused: true }
    : {};
