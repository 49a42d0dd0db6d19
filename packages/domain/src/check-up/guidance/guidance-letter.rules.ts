import { codesOf, numberOf, textOf, type RawInput } from '../../clinical/index.ts';
import { addYears, parseCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { assessCheckUp } from '../assessment.rules.ts';
import type { RecheckAdvice } from './recheck.rules.ts';

/** What a resident is told after a check-up, in plain words. */
export type GuidanceLetter = {
  /** Missing where nobody evaluated the check-up. */
  readonly evaluation?: 'nothing-found' | 'abnormal';
  /** As the doctor wrote them, one an item. */
  readonly findings: readonly string[];
  /** What to do now: refer, re-check, follow-ups; with the last day where the rules give one. */
  readonly steps: readonly string[];
  readonly habits: readonly { readonly title: string; readonly advice: string }[];
  /** A year after the check-up. */
  readonly nextExam?: CalendarDay;
};

/**
 * The letter that goes with a check-up (健康指导). Findings, guidance and risk factors are those the doctor left on the sheet; days come
 * from the re-check rules. Sources: next check-up and follow-ups [S], food, alcohol and exercise 中国居民膳食指南（2022） and
 * 中国人群身体活动指南（2021） [G], wording [P]. `input` as for `assessCheckUp`.
 */
export function guidanceLetter(input: RawInput): GuidanceLetter {
  const code = textOf(input['healthEvaluation']);
  const examDate = parseCalendarDay(textOf(input['examDate']) ?? '');
  return {
    ...(code === '1' ? { evaluation: 'nothing-found' } : code === '2' ? { evaluation: 'abnormal' } : {}),
    findings: findingsOf(input),
    steps: stepsOf(input),
    habits: habitsOf(input),
    ...(examDate ? { nextExam: addYears(examDate, 1) } : {}),
  };
}

const findingsOf = (input: RawInput): readonly string[] =>
  [1, 2, 3, 4]
    .map((at) => textOf(input[`abnormality${at}`]) ?? '')
    .concat((textOf(input['abnormalitiesMore']) ?? '').split('\n'))
    .map((text) => text.trim())
    .filter(Boolean);

function stepsOf(input: RawInput): readonly string[] {
  const chosen = codesOf(input['healthGuidance']) ?? [];
  const assessed = assessCheckUp(input);
  const refer = chosen.includes('3') ? [referralStep(assessed?.referral)] : [];
  const recheck = chosen.includes('2') ? recheckSteps(assessed?.recheck ?? []) : [];
  const enrol = chosen.includes('1') ? ['您已纳入慢性病患者健康管理，请按约定时间接受随访，遵医嘱服药。'] : [];
  return [...refer, ...recheck, ...enrol];
}

type Referral = NonNullable<ReturnType<typeof assessCheckUp>>['referral'];

function referralStep(referral: Referral): string {
  if (!referral) return '请到上级医院进一步检查，并把结果告诉您的责任医生。';
  const by = referral.urgency === 'same-day' ? '今天就' : referral.referBy ? `在 ${referral.referBy} 前` : '在两周内';
  return `请${by}到上级医院就诊（${referral.reason}），并把结果告诉您的责任医生。`;
}

/** Items with the same deadline in one sentence; what is due in a year comes with the next check-up. */
function recheckSteps(advice: readonly RecheckAdvice[]): readonly string[] {
  const due = advice.filter(({ recheckWithin }) => !['1', '4', '8'].includes(recheckWithin));
  const sentences = [...new Set(due.map(({ text }) => text))].map((text) => {
    const own = due.filter((one) => one.text === text);
    const last = own[0]?.dueDate;
    return `${[...new Set(own.map(({ item }) => item))].join('、')}：请在 ${text}${last ? `（${last} 前）` : ''}。`;
  });
  return sentences.length > 0 ? sentences : ['请按医生说的时间复查。'];
}

/** Habits to change, in the order of 危险因素控制. */
function habitsOf(input: RawInput): GuidanceLetter['habits'] {
  const chosen = codesOf(input['riskFactorControl']) ?? [];
  const elderly = (numberOf(input['age']) ?? 0) >= 65;
  return HABITS.filter(([code]) => chosen.includes(code)).flatMap(([, title, words]) => {
    const advice = words(input, elderly);
    return advice === '' ? [] : [{ title, advice }];
  });
}

type Words = (input: RawInput, elderly: boolean) => string;
const HABITS: readonly (readonly [code: string, title: string, words: Words])[] = [
  ['1', '戒烟', () => '请您戒烟，也请家人不在室内吸烟。戒烟有困难时可向责任医生求助。'],
  [
    '2',
    '健康饮酒',
    () => '最好不饮酒。如饮酒，一天不超过啤酒 450 毫升或 38 度白酒 50 毫升（酒精 15 克）；正在服药的请不要饮酒。',
  ],
  [
    '3',
    '饮食',
    () =>
      '饮食清淡，每人每天食盐不超过 5 克、烹调油 25～30 克；多吃新鲜蔬菜、水果、全谷物和豆制品，适量吃鱼、禽、蛋、奶。',
  ],
  [
    '4',
    '锻炼',
    (_, elderly) =>
      `每周至少 5 天、每天 30 分钟以上的中等强度活动，如快走、打太极拳；${elderly ? '量力而行，注意防跌倒，' : ''}活动中胸闷、胸痛、头晕时应立即停下并就医。`,
  ],
  ['5', '减体重', weightSentence],
  ['6', '接种疫苗', (input) => textOf(input['vaccineAdvice']) ?? ''],
  ['7', '其他', (input) => textOf(input['riskFactorOther']) ?? ''],
];

function weightSentence(input: RawInput): string {
  const [target, weight] = [numberOf(input['targetWeight']), numberOf(input['weight'])];
  const now = weight === undefined ? '' : `（现在 ${weight} 公斤）`;
  return target === undefined
    ? '请控制饮食、增加活动，逐步减轻体重。'
    : `下次体检前请减到 ${target} 公斤${now}，控制饮食、增加活动，循序渐进。`;
}
