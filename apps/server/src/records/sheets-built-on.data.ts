import type { CalendarDay } from '@gongwei/domain/shared';

const READING = '测量值不能删除，录错的请在“医防融合”的记录列表里作废';
/** Sheets that go another way out, with the sentence that names it. */
const KEPT: { readonly [formId: string]: string } = {
  'resident-personal-info': '个人基本信息表就是这份档案，不能删除；档案建错了，请在居民档案里注销（重复作废）',
  'family-doctor-contract': '签约不能删除，请在签约记录里办理解约',
  'health-report': '健康报告不能删除，请在报告列表里作废',
  'blood-pressure-reading': READING,
  'blood-glucose-reading': READING,
};

/** Why sheets of a form never leave a file, with the way there is instead; nothing where they may. */
export const keptSheet = (formId: string): string | undefined =>
  Object.hasOwn(KEPT, formId) ? KEPT[formId] : undefined;

/** What the system itself writes into a file: nobody takes it out by hand. */
export const isMadeBySystem = (formId: string): boolean =>
  ['appointment', 'reminder', 'report-print-job', 'upload-record'].includes(formId);

const AFTER_BIRTH = ['postpartum-visit', 'postpartum-42-day', 'puerperium-status'] as const;
const DISEASES = ['hypertension', 'diabetes', 'psychosis', 'tuberculosis', 'copd'] as const;
const BUILT_ON: { readonly [formId: string]: readonly string[] } = {
  ...Object.fromEntries(DISEASES.map((disease) => [`${disease}-card`, [`${disease}-follow-up`]])),
  'pregnancy-basic-info': [
    'first-prenatal-visit',
    'prenatal-visit',
    'prenatal-summary',
    'delivery-mother',
    ...AFTER_BIRTH,
  ],
  'delivery-mother': AFTER_BIRTH,
  'child-basic-info': ['newborn-home-visit', 'postpartum-newborn-visit', 'child-check-up'],
  'immunization-record': ['immunization-dose'],
  'frail-child-management': ['frail-child-follow-up'],
  'blood-pressure-patient': ['blood-pressure-reading'],
  'blood-glucose-patient': ['blood-glucose-reading'],
};

/** Forms whose later sheets have one of this form as their ground: they would hang in the air without it. */
export const sheetsBuiltOn = (formId: string): readonly string[] =>
  Object.hasOwn(BUILT_ON, formId) ? (BUILT_ON[formId] as readonly string[]) : [];

/** Most that are named; of more the number is told. */
const MOST_NAMED = 3;

/** Why a sheet stays that others build on, naming them; nothing where there are none. */
export function builtOnSaid(
  others: readonly { readonly title: string; readonly on: CalendarDay }[],
): string | undefined {
  if (others.length === 0) return undefined;
  const named = others.slice(0, MOST_NAMED).map(({ title, on }) => `${title}（${on}）`);
  const more = others.length > MOST_NAMED ? `等 ${others.length} 份` : '';
  return `之后的${named.join('、')}${more}以这份表为依据，不能单独删除。它们也录错了的，请先删除它们；只是内容有误的，请直接修改`;
}
