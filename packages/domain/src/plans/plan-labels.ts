import type { PlanState, Programme } from './plan.ts';

/** Programmes that owe visits, in words. */
export const PROGRAMME_LABELS: { readonly [programme in Programme]: string } = {
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
};

/** What is due after a birth says by itself what it is. */
const parts = (programme: Programme, what: string, more = ''): readonly string[] =>
  (programme === 'puerperium' && what !== '' ? [what] : [`${PROGRAMME_LABELS[programme]}${more}`, what]).filter(
    Boolean,
  );

/** A planned visit in words: 产前随访 第3次. `more`: behind the programme's name. */
export const planTitle = (programme: Programme, what: string, more = ''): string =>
  parts(programme, what, more).join(' ');

/** The same within a sentence: 产前随访第3次. */
export const planInSentence = (programme: Programme, what: string): string => parts(programme, what).join('');

/** States of a planned visit, in words. */
export const PLAN_STATE_LABELS: { readonly [state in PlanState]: string } = {
  upcoming: '未到期',
  due: '应随访',
  overdue: '逾期',
  visited: '已随访',
  'made-up': '补访',
  lost: '失访',
  ended: '终止',
};

/** What a call came to (`asked`: agreed to come). Only who was not reached counts towards 失访. */
export const ATTEMPT_RESULTS = {
  asked: '已接通，约好来访',
  'not-reached': '无人接听',
  'wrong-number': '停机或空号',
  refuses: '拒绝随访',
  moved: '已搬走或外出',
} as const;
/** What came of an attempt to reach a person. */
export type AttemptResult = keyof typeof ATTEMPT_RESULTS;
/** Whether a call came to an agreement to come; only others count towards being lost. */
export const isReached = (result: AttemptResult): boolean => result === 'asked';

/** Why a follow-up rests (screens of the chronic lists). */
export const PAUSE_REASONS = { '1': '住院', '2': '短期外出', '3': '其他' } as const;
/** Why a follow-up rests. */
export type PauseReason = keyof typeof PAUSE_REASONS;

/** 失访原因 of the screen and of the sheets. */
export const LOST_REASONS = {
  '1': '外出打工',
  '2': '迁居他处',
  '3': '走失',
  '4': '连续3次未访到',
  '5': '其他',
} as const;
/** Why a person counts as lost to follow-up. */
export type LostReason = keyof typeof LOST_REASONS;
