import {
  markOf,
  referenceRangeFor,
  formatUnit,
  type Person,
  type ValueMark,
  wordsOfRange,
  wordsOfValue,
} from '@gongwei/domain/forms';
import { ageOf } from '@gongwei/domain/resident';
import { firstDayOf } from '@gongwei/domain/shared';
import { fieldOf } from '../paper-answers.rules.ts';
import type { ReportSubject, SubjectRecord } from './report-subject.ts';

/** A result with what it is judged by. `range` and `unit` are blank where there is none. */
export type Measure = {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  readonly mark?: ValueMark;
};

/** Fields of the check-up whose results a resident is told, in the order of the sheet; two keys are upper and lower pressure. */
const TOLD: readonly (readonly [keys: readonly string[], name: string])[] = [
  [['leftSystolic', 'leftDiastolic'], '血压（左侧）'],
  [['rightSystolic', 'rightDiastolic'], '血压（右侧）'],
  [['pulseRate'], '脉率'],
  [['bmi'], '体质指数'],
  [['waistCircumference'], '腰围'],
  [['fastingGlucose'], '空腹血糖'],
  [['hba1c'], '糖化血红蛋白'],
  [['totalCholesterol'], '总胆固醇'],
  [['triglycerides'], '甘油三酯'],
  [['ldlCholesterol'], '低密度脂蛋白胆固醇'],
  [['hdlCholesterol'], '高密度脂蛋白胆固醇'],
  [['alt'], '谷丙转氨酶'],
  [['ast'], '谷草转氨酶'],
  [['totalBilirubin'], '总胆红素'],
  [['creatinine'], '血肌酐'],
  [['urea'], '血尿素'],
  [['hemoglobin'], '血红蛋白'],
  [['whiteBloodCell'], '白细胞'],
  [['platelet'], '血小板'],
  [['urineProtein'], '尿蛋白'],
  [['urineGlucose'], '尿糖'],
  [['urineOccultBlood'], '尿潜血'],
  [['ecg'], '心电图'],
  [['abdominalUltrasound'], '腹部B超'],
  [['chestXray'], '胸部X线片'],
];

/** The results of a check-up that were taken, each with its mark and range for the person. */
export function toldMeasures(record: SubjectRecord, { resident }: ReportSubject): readonly Measure[] {
  const person: Person = { sex: resident.sex, age: ageOf(resident, firstDayOf(record.occurredOn)) };
  return TOLD.flatMap(([keys, name]) => measureOf(record, person, keys, name));
}

/** What a letter tells: what everybody should know of themselves, and whatever lies outside of its range. */
export const letterMeasures = (measures: readonly Measure[]): readonly Measure[] =>
  measures.filter(({ name, mark }) => mark !== undefined || EVERYBODY.includes(name));

const EVERYBODY: readonly string[] = [
  '血压（左侧）',
  '体质指数',
  '腰围',
  '空腹血糖',
  '总胆固醇',
  '甘油三酯',
  '低密度脂蛋白胆固醇',
];

function measureOf(record: SubjectRecord, person: Person, keys: readonly string[], name: string): readonly Measure[] {
  const fields = keys.flatMap((key) => fieldOf(record.form, key) ?? []);
  const answered = fields.filter((field) => record.data[field.key] !== undefined);
  if (answered.length === 0) return [];
  const ranges = fields.map((field) =>
    'normal' in field ? wordsOfRange(referenceRangeFor(field.normal ?? [], person)) : undefined,
  );
  const marks = fields.map((field) => markOf(field, record.data[field.key], person));
  const [first] = fields;
  return [
    {
      name,
      value: fields.map((field) => bareLabel(record, field.key)).join('/'),
      unit: first && 'unit' in first ? formatUnit(first.unit ?? '') : '',
      range: ranges.every((range) => range !== undefined) ? ranges.join('/') : '',
      ...worst(marks),
    },
  ];
}

/** High goes before low: a pulse pressure that is high above and low below is high. */
const worst = (marks: readonly (ValueMark | undefined)[]): { readonly mark?: ValueMark } => {
  const mark = (['abnormal', 'high', 'low'] as const).find((one) => marks.includes(one));
  return mark ? { mark } : {};
};

function bareLabel({ form, data, names }: SubjectRecord, key: string): string {
  const field = fieldOf(form, key);
  if (!field || data[key] === undefined) return '';
  const { unit: _, ...bare } = field as typeof field & { readonly unit?: string };
  const words = wordsOfValue(bare as typeof field, data[key], names);
  // A lone dash reads as "not done" to whoever gets the letter.
  return words === '-' ? '阴性（-）' : words;
}

/** `↑` `↓`, or a star for a finding. */
export const MARK_SIGNS: { readonly [Mark in ValueMark]: string } = { high: '↑', low: '↓', abnormal: '＊' };
