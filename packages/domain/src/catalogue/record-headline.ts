import { conceptById } from '../clinical/concepts.ts';
import { chronicVisitClass } from '../clinical/dictionaries/chronic-visit-class.ts';
import { pregnancyRiskLevel } from '../clinical/dictionaries/pregnancy-risk-level.ts';
import { followUpDisposition } from '../clinical/dictionaries/follow-up-disposition.ts';
import { urineQualitative } from '../clinical/dictionaries/urine-qualitative.ts';
import {
  referenceRangeFor,
  type Answers,
  type FormDefinition,
  type Option,
  type RecordSummary,
  formatUnit,
} from '../forms/index.ts';
import { conceptValuesOf } from './concept-values.ts';

/** One of the few facts that tell a record apart in a list of records. */
export type HeadlineFact = RecordSummary['headline'][number];

/** Who the record is about, where it is known; abnormal marks by sex and age need it. */
export type HeadlinePerson = { readonly sex?: 'male' | 'female' | undefined; readonly age?: number | undefined };

type Facts = (record: Recorded) => readonly (HeadlineFact | undefined)[];
type Recorded = {
  readonly definition: FormDefinition;
  readonly data: Answers;
  readonly person: HeadlinePerson;
  number(concept: string): number | undefined;
};

/**
 * Short facts of a record for timelines and lists, at most a handful, abnormal ones marked: `血压 142/92 mmHg`, `BMI 28.04`, `有异常 3 项`.
 * Personal information has none: it has no values that change.
 */
export function recordHeadline(
  definition: FormDefinition,
  data: Answers,
  person: HeadlinePerson = {},
): readonly HeadlineFact[] {
  const values = new Map(conceptValuesOf(definition, data).map(({ concept, value }) => [concept, value]));
  const number = (concept: string): number | undefined => {
    const value = values.get(concept);
    return typeof value === 'number' ? value : undefined;
  };
  const facts = factsByForm[definition.id]?.({ definition, data, person, number }) ?? [];
  return facts.filter((fact) => fact !== undefined);
}

const factsByForm: { readonly [formId: string]: Facts } = {
  'health-check-up': (record) => [
    bloodPressure(record, 140, 90),
    measured(record, 'fasting-glucose'),
    measured(record, 'body-mass-index', 'BMI'),
    evaluation(record.data),
  ],
  'hypertension-follow-up': (record) => [
    bloodPressure(record, olderThan(record, 65) ? 150 : 140, 90),
    measured(record, 'heart-rate'),
    choice(record, 'disposition', ['1']),
    choice(record, 'visitClass'),
  ],
  'diabetes-follow-up': (record) => [
    fastingGlucose(record),
    choice(record, 'disposition', ['1']),
    choice(record, 'visitClass'),
  ],
  'first-prenatal-visit': (record) => prenatal(record),
  'prenatal-visit': (record) => prenatal(record),
  'supplement-blood-routine': (record) =>
    ['hemoglobin', 'white-blood-cell', 'platelet'].map((concept) => measured(record, concept)),
  'supplement-urine-routine': (record) => [
    choice(record, 'urineProtein'),
    choice(record, 'urineGlucose'),
    choice(record, 'urineOccultBlood'),
    measured(record, 'albumin-creatinine-ratio', 'ACR'),
  ],
  'supplement-biochemistry': (record) => [
    measured(record, 'fasting-glucose'),
    measured(record, 'total-cholesterol'),
    measured(record, 'creatinine'),
    measured(record, 'alt'),
  ],
};

const olderThan = ({ data, person }: Recorded, years: number): boolean => {
  const age = data['age'] ?? person.age;
  return typeof age === 'number' && age >= years;
};

function bloodPressure({ number }: Recorded, systolicLimit: number, diastolicLimit: number): HeadlineFact | undefined {
  const [systolic, diastolic] = [number('systolic-blood-pressure'), number('diastolic-blood-pressure')];
  if (systolic === undefined || diastolic === undefined) return undefined;
  const mark =
    systolic >= systolicLimit || diastolic >= diastolicLimit
      ? 'high'
      : systolic < 90 || diastolic < 60
        ? 'low'
        : undefined;
  return { text: `血压 ${systolic}/${diastolic} mmHg`, ...(mark && { mark }) };
}

/** By the goal of whoever has diabetes, mmol/L. */
function fastingGlucose({ number }: Recorded): HeadlineFact | undefined {
  const value = number('fasting-glucose');
  if (value === undefined) return undefined;
  const mark = value >= 7 ? 'high' : value < 3.9 ? 'low' : undefined;
  return { text: `空腹血糖 ${value.toFixed(1)} mmol/L`, ...(mark && { mark }) };
}

/** Green and no referral are not spoken of. */
const prenatal = (record: Recorded): readonly (HeadlineFact | undefined)[] => [
  bloodPressure(record, 140, 90),
  choice(record, 'riskLevel', ['1']),
  record.data['referral'] === '2' ? { text: '转诊', mark: 'abnormal' } : undefined,
];

function measured({ number, person, data }: Recorded, concept: string, name?: string): HeadlineFact | undefined {
  const [value, about] = [number(concept), conceptById(concept)];
  if (value === undefined || !about) return undefined;
  const age = typeof data['age'] === 'number' ? data['age'] : person.age;
  const range = about.ranges && referenceRangeFor(about.ranges, { sex: person.sex, age });
  const mark =
    range?.high !== undefined && value > range.high
      ? 'high'
      : range?.low !== undefined && value < range.low
        ? 'low'
        : undefined;
  const unit = about.unit && name !== 'BMI' ? ` ${formatUnit(about.unit)}` : '';
  return { text: `${name ?? about.name} ${value.toFixed(about.decimals ?? 0)}${unit}`, ...(mark && { mark }) };
}

function evaluation(data: Answers): HeadlineFact | undefined {
  if (data['healthEvaluation'] === '1') return { text: '体检无异常' };
  if (data['healthEvaluation'] !== '2') return undefined;
  const written = ['abnormality1', 'abnormality2', 'abnormality3', 'abnormality4', 'abnormalitiesMore'].flatMap((key) =>
    String(data[key] ?? '').split(/[；\n]/),
  );
  const count = written.filter((text) => text.trim() !== '').length;
  return { text: count > 0 ? `有异常 ${count} 项` : '有异常', mark: 'abnormal' };
}

/** The chosen option's words; nothing for the codes in `except`. Labels of code tables are not in the definition, so the few needed are here. */
function choice({ definition, data }: Recorded, key: string, except: readonly string[] = []): HeadlineFact | undefined {
  const field = definition.sections.flatMap((section) => section.fields).find((each) => each.key === key);
  const code = data[key];
  if (!field || field.type !== 'single' || typeof code !== 'string' || except.includes(code)) return undefined;
  const options: readonly Option[] = field.options ?? codeTables[field.dictionary ?? ''] ?? [];
  const words = options.find((option) => option.code === code)?.label;
  if (words === undefined) return undefined;
  const name = field.label.replace(/（.*）$/, '');
  return {
    text: key === 'visitClass' || key === 'disposition' ? words : `${name} ${words}`,
    ...(field.abnormal?.includes(code) && { mark: 'abnormal' }),
  };
}

const codeTables: { readonly [dictionary: string]: readonly Option[] } = {
  'chronic-visit-class': chronicVisitClass,
  'follow-up-disposition': followUpDisposition,
  'pregnancy-risk-level': pregnancyRiskLevel,
  'urine-qualitative': urineQualitative,
};
