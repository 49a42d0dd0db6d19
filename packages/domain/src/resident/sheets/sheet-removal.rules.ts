import type { CalendarDay } from '../../shared/index.ts';

/** Why a sheet is taken out of somebody's file, by the code of the screen follow-up-list. */
export const SHEET_REMOVAL_REASONS = {
  '1': '录错人',
  '2': '重复录入',
  '3': '日期错',
  '9': '其他',
} as const satisfies { readonly [code: string]: string };
const OTHER = '9';
/** Characters of what is said beside the reason. */
export const MOST_REMOVAL_WORDS = 200;

/** What the history says of a removal; nothing where the reason is not chosen, or 其他 is not explained. */
export function removalReason(code: string, note: string): string | undefined {
  const label = Object.hasOwn(SHEET_REMOVAL_REASONS, code)
    ? SHEET_REMOVAL_REASONS[code as keyof typeof SHEET_REMOVAL_REASONS]
    : undefined;
  const said = note.trim().slice(0, MOST_REMOVAL_WORDS);
  if (label === undefined || (code === OTHER && said === '')) return undefined;
  return said === '' ? label : `${label}：${said}`;
}

const READING = '测量值不能删除，录错的请在“医防融合”的记录列表里作废';
const MADE = '系统生成的记录，不能删除';
/** Sheets that go another way out, with the sentence that names it. */
const KEPT: { readonly [formId: string]: string } = {
  'resident-personal-info': '个人基本信息表就是这份档案，不能删除；档案建错了，请在居民档案里注销（重复作废）',
  'family-doctor-contract': '签约不能删除，请在签约记录里办理解约',
  'health-report': '健康报告不能删除，请在报告列表里作废',
  'blood-pressure-reading': READING,
  'blood-glucose-reading': READING,
  appointment: MADE,
  reminder: MADE,
  'report-print-job': MADE,
  'upload-record': MADE,
};

/** Why sheets of a form never leave a file, with the way there is instead; nothing where they may. */
export const keptSheet = (formId: string): string | undefined =>
  Object.hasOwn(KEPT, formId) ? KEPT[formId] : undefined;

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

type Entered = { readonly by: string; readonly on: CalendarDay };

/** With which letter of the form's code a sheet is removed: one's own of the same day with E, any other with M (screens follow-up-list, women-care-list). */
export const removalLetter = (entered: Entered, who: { readonly id: string; readonly today: CalendarDay }): 'E' | 'M' =>
  entered.by === who.id && entered.on === who.today ? 'E' : 'M';

/** Said to who may not. */
export const REMOVAL_NOT_YOURS =
  '当天由本人录入的表可以自己删除；这一份请有管理权限的人（卫生院管理员、妇幼专干等）删除';
