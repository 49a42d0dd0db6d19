import { fixedText } from '../../shared/index.ts';
import type { ReportFacts } from './report-facts.ts';
import { levelOf, sessionsOf, shortDay, type ReportNumbers } from './report-numbers.rules.ts';
import { meanOf } from '../readings/series.ts';

/** At most so many warnings, medicines and sentences of advice stand in a report. */
const MOST = { warnings: 5, medicines: 3, advice: 5 };
/** Per cent of the planned measurements below which a report is told to be of little weight; of readings within the aim from which it is good. */
const [FEW, GOOD] = [50, 80];

/** What a 健康报告 says, in words for the resident: no diagnosis, no terms. */
export type ReportWords = {
  readonly counted: string;
  readonly warnings: string;
  readonly medicine: string;
  readonly risk: string;
  readonly conclusion: string;
  readonly advice: string;
  readonly next: string;
};

type Judged = { readonly few: boolean; readonly pressureOver: boolean | undefined; readonly fastingOver: boolean };

function judged({ aims, pressure, planned }: ReportFacts, numbers: ReportNumbers): Judged {
  const sessions = sessionsOf(pressure);
  const mean = (key: 'systolic' | 'diastolic'): number =>
    meanOf(
      sessions.map((one) => one[key]),
      6,
    ) ?? 0;
  return {
    few: planned !== undefined && numbers.times * 100 < planned * FEW,
    pressureOver:
      numbers.bpAverage === undefined
        ? undefined
        : mean('systolic') >= aims.systolic || mean('diastolic') >= aims.diastolic,
    fastingOver: numbers.fastingAverage !== undefined && numbers.fastingAverage > aims.fasting,
  };
}

/** The sentences of a report, out of its facts and numbers. */
export function reportWords(facts: ReportFacts, numbers: ReportNumbers): ReportWords {
  const how = judged(facts, numbers);
  return {
    counted: countedWords(numbers, how),
    warnings: warningWords(facts),
    medicine: medicineWords(facts),
    risk: facts.risk ?? '还没有做过风险评估',
    conclusion: conclusionWords(facts, numbers, how),
    advice: adviceWords(numbers, how).slice(0, MOST.advice).join('\n'),
    next: facts.next.map(({ title, on }) => `${title}：${on}`).join('；') || '请与您的医生约定下次复查的日期',
  };
}

function countedWords({ pressureDays, pressureTimes, glucoseTimes, planned }: ReportNumbers, { few }: Judged): string {
  const parts = [
    ...(pressureTimes > 0 ? [`血压 ${pressureDays} 天 ${pressureTimes} 次`] : []),
    ...(glucoseTimes > 0 ? [`血糖 ${glucoseTimes} 次`] : []),
  ];
  if (parts.length === 0) return '这段时间没有测量记录。';
  const plan = planned === undefined || planned === 0 ? '' : `，计划 ${planned} 次`;
  return `${parts.join('、')}${plan}。${few ? '测得少了些，请每周至少测 3 天。' : '测得够用，请坚持。'}`;
}

/** The gravest and newest first: those of level 3 and 4, with what was done about each. */
function warningWords({ pressure, glucose }: ReportFacts): string {
  const all = [
    ...pressure.map(({ systolic, diastolic, ...one }) => ({ ...one, words: `血压 ${systolic}/${diastolic}` })),
    ...glucose.map(({ shown, ...one }) => ({ ...one, words: `血糖 ${shown}` })),
  ].filter(({ warning }) => levelOf(warning) >= 3);
  const shown = all
    .sort((a, b) => levelOf(b.warning) - levelOf(a.warning) || (a.measuredAt < b.measuredAt ? 1 : -1))
    .slice(0, MOST.warnings);
  if (shown.length === 0) return '没有需要当日联系的异常。';
  const rest = all.length - shown.length;
  return [
    ...shown.map(
      ({ measuredAt, words, handling }) => `${shortDay(measuredAt)} ${words}：${handling ?? '还没有登记处理'}`,
    ),
    ...(rest > 0 ? [`另有 ${rest} 次`] : []),
  ].join('\n');
}

function medicineWords({ medicines, adherence }: ReportFacts): string {
  if (medicines.length === 0) return '没有登记在用的药。';
  const named = medicines.slice(0, MOST.medicines).join('、');
  const more = medicines.length > MOST.medicines ? `等 ${medicines.length} 种` : '';
  const kept = adherence === undefined ? '' : adherence >= GOOD ? '；按时吃药做得好' : '；有几次没按时吃';
  return `${named}${more}${kept}。`;
}

function conclusionWords(facts: ReportFacts, numbers: ReportNumbers, how: Judged): string {
  const { times, bpAverage, fastingAverage, lows } = numbers;
  if (times === 0) return '这段时间没有测量记录。';
  const tooFew = bpAverage === undefined && fastingAverage === undefined && !how.few;
  return [
    how.few ? '这段时间测得少，结果只能作参考，请每周至少测 3 天。' : '',
    pressureWords(facts, numbers, how),
    fastingWords(facts, numbers, how),
    lows > 0 ? `有 ${lows} 次低血糖，随身带糖，和医生商量药量。` : '',
    tooFew ? '测量的次数还不够算平均，请继续测。' : '',
  ].join('');
}

function pressureWords(
  { aims, next }: ReportFacts,
  { bpAverage, controlRate = 0 }: ReportNumbers,
  { pressureOver }: Judged,
): string {
  if (pressureOver === undefined) return '';
  const [visit] = next;
  if (pressureOver)
    return `平均血压 ${bpAverage}，高于您的目标 ${aims.systolic}/${aims.diastolic}，请${visit === undefined ? '尽快' : ` ${visit.on} `}前来复诊。`;
  return controlRate >= GOOD ? '血压控制得好，请保持。' : `平均血压 ${bpAverage}，在您的目标内，但有时偏高。`;
}

function fastingWords({ aims }: ReportFacts, { fastingAverage }: ReportNumbers, { fastingOver }: Judged): string {
  if (fastingAverage === undefined) return '';
  const mean = `空腹血糖平均 ${fixedText(fastingAverage, 1)}`;
  return fastingOver ? `${mean}，高于目标 ${fixedText(aims.fasting, 1)}。` : `${mean}，在目标内。`;
}

/** Short and plain; the doctor changes them. */
const adviceWords = ({ lows }: ReportNumbers, { few, pressureOver, fastingOver }: Judged): readonly string[] => [
  ...(pressureOver === true ? ['少吃盐，每天不超过一啤酒瓶盖。'] : []),
  ...(fastingOver ? ['少吃甜食和粥，主食定量。'] : []),
  ...(lows > 0 ? ['心慌出汗时先吃糖，再测一次。'] : []),
  ...(few ? ['每周固定三天，早晚各测一次。'] : []),
  '按时吃药，不要自己停药、换药。',
  '饭后散步半小时，一周五天。',
];
