import type { HistoryRecord } from '../../lists/index.ts';
import { newestFirst } from '../../lists/index.ts';
import type { Json, JsonObject } from '../../shared/index.ts';
import type { WrittenRule } from '../across-rule.ts';

/** Words in names of drugs that stand for what somebody cannot take, by the code of dictionaries/drug-allergy. */
const DRUGS: { readonly [allergy: string]: { readonly label: string; readonly words: readonly string[] } } = {
  '2': { label: '青霉素', words: ['青霉素', '西林'] },
  '3': { label: '磺胺', words: ['磺胺', '复方新诺明', '磺胺甲', '柳氮磺吡啶'] },
  '4': { label: '链霉素', words: ['链霉素'] },
};
const OTHER = '5';
const WITH_DRUGS = ['health-check-up', 'hypertension-follow-up', 'diabetes-follow-up'];
const ARCHIVE = 'resident-personal-info';

const texts = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const drugsOf = ({ data }: HistoryRecord): readonly string[] => {
  const rows = Array.isArray(data['medications']) ? (data['medications'] as readonly Json[]) : [];
  return rows.flatMap((row) => {
    const name = (row as JsonObject | null)?.['drugName'];
    return typeof name === 'string' ? [name] : [];
  });
};

function allergies({ data }: HistoryRecord): readonly { readonly label: string; readonly words: readonly string[] }[] {
  const codes = texts(data['drugAllergies']);
  const named = String(codes.includes(OTHER) ? (data['drugAllergyOther'] ?? '') : '');
  // One character is in too many names to mean anything.
  const others = named.split(/[\s、，,；;/]+|过敏|等/).filter((word) => word.length > 1);
  return [...codes.flatMap((code) => DRUGS[code] ?? []), ...others.map((word) => ({ label: word, words: [word] }))];
}

const againstAllergy: WrittenRule = {
  id: 'drug-against-allergy',
  version: 1,
  title: '用药与过敏史冲突',
  severity: 'error',
  on: WITH_DRUGS,
  reads: [ARCHIVE],
  field: 'medications',
  source: '[G] 处方管理办法：开具处方须核对药物过敏史；按药名字面比对',
  find: (record, history) => {
    const archive = [...history.records].sort(newestFirst).find(({ formId }) => formId === ARCHIVE);
    const drugs = drugsOf(record);
    if (!archive || drugs.length === 0) return undefined;
    for (const { label, words } of allergies(archive)) {
      const drug = drugs.find((name) => words.some((word) => name.includes(word)));
      if (drug !== undefined)
        return { says: `用药有“${drug}”，档案记有${label}过敏，请立即核对。`, values: [drug, label] };
    }
    return undefined;
  },
};

/** The same digit seven times on end, or a run up or down of eight: numbers that were made up to fill the field. */
const made = (number: string): boolean => /(\d)\1{6}/.test(number) || /12345678|87654321|01234567/.test(number);

const madeUpNumber = (field: 'phone' | 'contactPhone', label: string): WrittenRule => ({
  id: `made-up-${field}`,
  version: 1,
  title: '电话像是凑数',
  severity: 'warning',
  on: [ARCHIVE],
  reads: [],
  field,
  source: '[P] 同一数字连续 7 个，或 8 个连号',
  find: ({ data }) => {
    const { [field]: number } = data;
    return typeof number === 'string' && made(number)
      ? { says: `${label}像是凑数的号码，请核对。`, values: [number] }
      : undefined;
  },
});

/** The later one of two is told; which is wrong, only people know. */
const twice = (form: string): WrittenRule => ({
  id: `twice-${form}`,
  version: 1,
  title: '同日重复',
  severity: 'error',
  on: [form],
  reads: [],
  field: '@day',
  source: '[P] 一人一天一张',
  find: ({ id, occurredOn }, { records }) => {
    const other = records.find((one) => one.formId === form && one.occurredOn === occurredOn && one.id < id);
    return other && { says: '同一天已经有一张同样的表，请核对是否重复录入。', values: [occurredOn, other.id] };
  },
});

const OF_OWN = /^\d{17}[\dX]$/;
const numberOf = (value: Json | undefined): string | undefined => {
  const number = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return OF_OWN.test(number) ? number : undefined;
};

/**
 * No two files have one number (the database refuses it, the save says so). So where a number stands on the papers of two people, one of the
 * papers says another number than its own file: that paper is found, whoever else has the number.
 */
const otherNumber = (id: string, severity: 'error' | 'warning', on: readonly string[]): WrittenRule => ({
  id,
  version: 1,
  title: '身份证号与档案不同',
  severity,
  on,
  reads: [],
  field: 'idNumber',
  source: '[S] 居民健康档案管理服务规范：一人一档，以身份证号为唯一标识',
  find: ({ data }, { resident }) => {
    const [here, filed] = [numberOf(data['idNumber']), numberOf(resident['idNumber'])];
    return here !== undefined && filed !== undefined && here !== filed
      ? { says: '表上的身份证号与档案登记的不同，请核对是否抄错或记错了人。', values: [here, filed] }
      : undefined;
  },
});
/** Sheets with a number of their own, which is proposed from the file and may be typed over. */
const WITH_NUMBER = ['child-basic-info', 'newborn-home-visit', 'pregnancy-basic-info', 'premarital-basic-info'];

export const WRITTEN_RULES: readonly WrittenRule[] = [
  againstAllergy,
  ...['hypertension-follow-up', 'diabetes-follow-up', 'health-check-up'].map(twice),
  otherNumber('other-number-archive', 'error', [ARCHIVE]),
  otherNumber('other-number-sheet', 'warning', WITH_NUMBER),
  madeUpNumber('phone', '本人电话'),
  madeUpNumber('contactPhone', '联系人电话'),
];
