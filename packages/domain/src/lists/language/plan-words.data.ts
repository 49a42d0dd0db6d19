/**
 * Planned work in words: codes and labels of what is owed, said here once. Lists, numbers and `@gongwei/domain/plans` take them from here, so that
 * a new kind of work is a line of this file, a rule (`plans/programmes`) and nothing else.
 */
export const PROGRAMME_LABELS = {
  hypertension: '高血压',
  diabetes: '糖尿病',
  psychosis: '严重精神障碍',
  tuberculosis: '肺结核',
  copd: '慢阻肺',
  'check-up': '年度体检',
  tcm: '中医药健康管理',
  child: '儿童健康检查',
  vaccination: '预防接种',
  pregnancy: '产前随访',
  puerperium: '产后访视',
} as const;
/** A programme that owes visits. */
export type Programme = keyof typeof PROGRAMME_LABELS;

/** 未到期, 应访, 逾期, 已访, 补访 (made up for after the grace), 失访, 终止 (modules 1.9). */
export const PLAN_STATE_LABELS = {
  upcoming: '未到期',
  due: '应随访',
  overdue: '逾期',
  visited: '已随访',
  'made-up': '补访',
  lost: '失访',
  ended: '终止',
} as const;
/** Where a visit that is owed is in its life. */
export type PlanState = keyof typeof PLAN_STATE_LABELS;

/** The programmes of one disease each, whose visits follow one another. */
export const DISEASE_PROGRAMMES = [
  'hypertension',
  'diabetes',
  'psychosis',
  'tuberculosis',
  'copd',
] as const satisfies readonly Programme[];

/**
 * The sheets planned visits are written on, in words, by the button of 随访记录 that begins them. `permission`: the code of the sheets, where it is not
 * that of the list.
 */
export const VISIT_BUTTONS = [
  {
    id: 'visit',
    label: '开始随访',
    sheets: {
      'hypertension-follow-up': '高血压随访表',
      'diabetes-follow-up': '糖尿病随访表',
      'psychosis-follow-up': '精神障碍随访表',
      'tuberculosis-follow-up': '肺结核随访表',
      'copd-follow-up': '慢阻肺随访表',
    },
  },
  {
    id: 'prenatal',
    label: '开始产检',
    permission: 'gwfybjgl',
    sheets: { 'first-prenatal-visit': '第1次产前随访表', 'prenatal-visit': '产前随访表' },
  },
  { id: 'check-up', label: '开始体检', permission: 'gwtjdngl', sheets: { 'health-check-up': '健康体检表' } },
  { id: 'child-check-up', label: '开始儿童检查', permission: 'gwfybjgl', sheets: { 'child-check-up': '儿童健康检查表' } },
  {
    id: 'home-visit',
    label: '开始访视',
    permission: 'gwfybjgl',
    sheets: { 'newborn-home-visit': '新生儿访视表', 'postpartum-visit': '产后访视表' },
  },
  { id: 'day-42', label: '开始42天检查', permission: 'gwfybjgl', sheets: { 'postpartum-42-day': '产后42天检查表' } },
  { id: 'constitution', label: '开始体质辨识', sheets: { 'tcm-constitution': '中医体质辨识表' } },
  { id: 'guidance', label: '开始中医指导', sheets: { 'tcm-child-guidance': '儿童中医指导表' } },
  { id: 'dose', label: '登记接种', permission: 'gwfybjgl', sheets: { 'immunization-dose': '接种登记' } },
] as const;

type KeyOfEach<Sheets> = Sheets extends unknown ? keyof Sheets : never;
/** A sheet a planned visit is written on. */
export type PlanSheet = KeyOfEach<(typeof VISIT_BUTTONS)[number]['sheets']>;

/** What a call came to (`asked`: agreed to come). Only who was not reached counts towards 失访. */
export const ATTEMPT_RESULTS = {
  asked: '已接通，约好来访',
  'not-reached': '无人接听',
  'wrong-number': '停机或空号',
  refuses: '拒绝随访',
  moved: '已搬走或外出',
} as const;

/** Why a follow-up rests (screens of the chronic lists). */
export const PAUSE_REASONS = { '1': '住院', '2': '短期外出', '3': '其他' } as const;

/** 失访原因 of the screen and of the sheets. */
export const LOST_REASONS = {
  '1': '外出打工',
  '2': '迁居他处',
  '3': '走失',
  '4': '连续3次未访到',
  '5': '其他',
} as const;
