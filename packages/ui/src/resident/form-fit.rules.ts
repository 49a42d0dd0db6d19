import type { FormIndexEntry } from '@gongwei/application/forms';
import type { Resident } from '@gongwei/domain/resident';
import type { FormGroup } from './form-choice.rules.ts';

/** Whom forms are offered to; what nobody knows excludes nothing. `age`: completed years. */
export type FormPerson = Pick<Resident, 'sex' | 'conditions' | 'status'> & { readonly age: number | undefined };

type Fit = { readonly sex?: 'male' | 'female'; readonly from?: number; readonly to?: number };

/** Ages and sex a form is for: those of the standard (0～6岁, 65岁及以上, 35岁起筛查), and of the ways of practice (育龄 15～49, with room). */
const FITS: readonly (readonly [form: RegExp, fit: Fit])[] = [
  [/^premarital-female|^prepregnancy-wife/, { sex: 'female', from: 18, to: 55 }],
  [/^premarital-male|^prepregnancy-husband/, { sex: 'male', from: 18, to: 65 }],
  [/^(?:premarital|prepregnancy)-/, { from: 18, to: 65 }],
  [/^tcm-child-guidance$/, { to: 3 }],
  [/^tcm-constitution$/, { from: 65 }],
  [/^health-check-up$|^health-check-feedback$/, { from: 7 }],
  [/^(?:hypertension|diabetes)-screening$/, { from: 35 }],
  [/^assessment-stroke$/, { from: 40 }],
];

const FITS_OF_MODULE: { readonly [module: string]: Fit } = {
  elderly: { from: 65 },
  assessment: { from: 18 },
  maternal: { sex: 'female', from: 15, to: 55 },
  child: { to: 6 },
};

/** Forms of a disease under management; looking for it is for who has it not. */
const DISEASE =
  /^(?:(hypertension|blood-pressure)|(diabetes|blood-glucose)|(psychosis)|(tuberculosis)|(copd))-(?:card|follow-up|patient|reading)$/;
const CONDITIONS = ['hypertension', 'diabetes', 'psychosis', 'tuberculosis', 'copd'] as const;

/** Kept by the product itself, or for few: there for who looks for them. */
const APART = /^(?:upload-record|report-print-job|reminder)$/;
/** Cards written of somebody who has died, and what the archive still needs. */
const OF_DEATH = /-death(?:-|$)/;

/** Whether a form is one of those a doctor would look for first with this person, by age, sex and state. */
export function fitsPerson({ id, module }: FormIndexEntry, { age, sex, conditions, status }: FormPerson): boolean {
  if (APART.test(id)) return false;
  if (status === '3') return module === 'archive' || (OF_DEATH.test(id) && fitsAge(module, id, age, sex));
  if (OF_DEATH.test(id)) return false;
  const disease = DISEASE.exec(id);
  const condition = disease && CONDITIONS[disease.slice(1).findIndex((part) => part !== undefined)];
  if (condition) return conditions.includes(condition);
  const screened = /^(hypertension|diabetes)-screening$/.exec(id)?.[1] as 'hypertension' | 'diabetes' | undefined;
  if (screened && conditions.includes(screened)) return false;
  return fitsAge(module, id, age, sex);
}

function fitsAge(module: string, id: string, age: number | undefined, sex: FormPerson['sex']): boolean {
  const fit = FITS.find(([form]) => form.test(id))?.[1] ?? FITS_OF_MODULE[module] ?? {};
  return (
    (fit.sex === undefined || fit.sex === sex) &&
    (age === undefined || (age >= (fit.from ?? 0) && age <= (fit.to ?? 200)))
  );
}

/** The groups with the forms that fit, and how many more there are. */
export function fittingGroups(
  groups: readonly FormGroup[],
  person: FormPerson,
): { readonly groups: readonly FormGroup[]; readonly others: number } {
  const fitting = groups.map(({ title, forms }) => ({
    title,
    forms: forms.filter((form) => fitsPerson(form, person)),
  }));
  const count = (all: readonly FormGroup[]): number => all.reduce((sum, { forms }) => sum + forms.length, 0);
  return { groups: fitting.filter(({ forms }) => forms.length > 0), others: count(groups) - count(fitting) };
}
