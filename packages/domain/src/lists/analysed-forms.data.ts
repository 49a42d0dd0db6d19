/** A form whose sheets numbers are made of, and who may see the people behind them. `day`: the column of the sheet's day. */
export type AnalysedForm = {
  readonly form: string;
  readonly title: string;
  readonly day: string;
  readonly code: 'gwfybjgl' | 'gwsfmkgl';
  /** Deaths and defects are for those who manage the area only. */
  readonly letter?: 'M';
};

const MOTHER_AND_CHILD = [
  { form: 'pregnancy-basic-info', title: '统计名单（孕产妇）', day: '建册日期' },
  { form: 'delivery-newborn', title: '统计名单（活产）', day: '分娩日期' },
  { form: 'child-basic-info', title: '统计名单（儿童）', day: '登记日期' },
  { form: 'child-check-up', title: '统计名单（儿童体检）', day: '检查日期' },
  { form: 'immunization-record', title: '统计名单（预防接种）', day: '建卡日期' },
  { form: 'immunization-dose', title: '统计名单（接种剂次）', day: '接种日期' },
  { form: 'premarital-basic-info', title: '统计名单（婚前保健）', day: '登记日期' },
  { form: 'frail-child-management', title: '统计名单（体弱儿）', day: '登记日期' },
  { form: 'surveillance-women-death', title: '统计名单（孕产妇死亡）', day: '报告日期', letter: 'M' },
  { form: 'child-death-report', title: '统计名单（儿童死亡）', day: '报告日期', letter: 'M' },
  { form: 'surveillance-birth-defect', title: '统计名单（出生缺陷）', day: '报告日期', letter: 'M' },
] as const;

/** Forms numbers are counted of, besides check-ups and residents, which have lists of their own. */
export const ANALYSED_FORMS: readonly AnalysedForm[] = [
  ...MOTHER_AND_CHILD.map((one) => ({ ...one, code: 'gwfybjgl' as const })),
  { form: 'tuberculosis-card', title: '统计名单（肺结核）', day: '登记日期', code: 'gwsfmkgl' },
];

/** Forms whose sheets are told as what somebody entered (数据汇总). */
export const ENTERED_FORMS: readonly string[] = [
  'resident-personal-info',
  'health-check-up',
  'elderly-self-care-assessment',
  'tcm-constitution',
  'hypertension-follow-up',
  'diabetes-follow-up',
  'psychosis-follow-up',
  'tuberculosis-card',
  'tuberculosis-follow-up',
  'copd-follow-up',
  'general-follow-up',
  'pregnancy-basic-info',
  'first-prenatal-visit',
  'prenatal-visit',
  'delivery-mother',
  'postpartum-visit',
  'postpartum-42-day',
  'child-basic-info',
  'newborn-home-visit',
  'child-check-up',
  'family-doctor-contract',
];

/** Id of the list in which the records of one form are analysed. */
export type AnalysedListId = `analysed-${string}`;
/** The id of the list of sheets of a form that numbers open. */
export const analysedListId = (form: string): AnalysedListId => `analysed-${form}`;

type PeopleList = { readonly list: string; readonly path: string };

/** Which list a number opens, by what its rows are: one made for numbers, or the list of every day, where what is found is dealt with. */
const PEOPLE_LISTS: { readonly [of: string]: PeopleList } = {
  resident: { list: 'analysed-residents', path: '/tjfx/residents' },
  'record:health-check-up': { list: 'analysed-check-ups', path: '/tjfx/people' },
  review: { list: 'analysed-reviews', path: '/tjfx/reviews' },
  upload: { list: 'upload-list', path: '/uploadManage/uploadList' },
  'upload-step': { list: 'upload-steps', path: '/uploadManage/uploadSteps' },
  entry: { list: 'entry-list', path: '/editGather/entries' },
  sample: { list: 'analysed-samples', path: '/hsjc/hsjccxtj/samples' },
  tube: { list: 'analysed-tubes', path: '/hsjc/hsjccxtj/tubes' },
  box: { list: 'nucleic-boxes', path: '/hsjc/yblb/zyx' },
  plan: { list: 'analysed-plans', path: '/followup/sftj/plans' },
  appointment: { list: 'analysed-appointments', path: '/appointManage/yytj/people' },
  invitee: { list: 'not-appointed-list', path: '/appointManage/appointListNot' },
  session: { list: 'appointment-manage', path: '/appointManage' },
  reminder: { list: 'smart-reminders', path: '/yfrh/zntx' },
  user: { list: 'institution-user-management', path: '/upms/jgyh' },
  terminal: { list: 'app-terminals', path: '/upms/bbkz/terminals' },
  log: { list: 'operation-log', path: '/upms/czrz' },
  exception: { list: 'exception-log', path: '/upms/ycrz' },
  'record:blood-pressure-patient': { list: 'blood-pressure-patient-list', path: '/sjgl/xyhz' },
  'record:blood-glucose-patient': { list: 'blood-glucose-patient-list', path: '/sjgl/xthz' },
  'record:blood-pressure-reading': { list: 'blood-pressure-readings', path: '/sjgl/xyhz/xyjl' },
  'record:blood-glucose-reading': { list: 'blood-glucose-readings', path: '/sjgl/xthz/xtjl' },
  'record:test-strip-stock': { list: 'test-strip-stock', path: '/yfrh/tj/szsy/crk' },
  'record:institution-self-check': { list: 'institution-self-check', path: '/custTj/jgzc' },
  'record:device': { list: 'device', path: '/yfrh/sbgl' },
  'record:house-type': { list: 'house-type', path: '/houseType' },
};

/** The list that holds the people of a number, and its address, by what the number's rows are; `undefined` where nobody stands behind them. */
export function peopleListOf(of: string): PeopleList | undefined {
  if (Object.hasOwn(PEOPLE_LISTS, of)) return PEOPLE_LISTS[of];
  const known = ANALYSED_FORMS.find(({ form }) => of === `record:${form}`);
  return known && { list: analysedListId(known.form), path: `/tjfx/people/${known.form}` };
}
