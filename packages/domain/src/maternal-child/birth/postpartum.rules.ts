import { codeOf, numberOf, type RawInput } from '../../clinical/index.ts';
import { daysBetween, type CalendarDay } from '../../shared/index.ts';
import { epdsOf } from './birth-scales.rules.ts';
import { glucoseAfterBirth, pregnancyAnaemia, pregnancyPressure } from '../pregnancy/pregnancy-measures.rules.ts';
import type { PrenatalFinding } from '../pregnancy/prenatal-assessment.rules.ts';

const EXAMINED: readonly (readonly [key: string, name: string])[] = [
  ['breast', '乳房'],
  ['lochia', '恶露'],
  ['uterus', '子宫'],
  ['wound', '伤口'],
  ['vulva', '外阴'],
  ['vagina', '阴道'],
  ['cervix', '宫颈'],
  ['adnexa', '附件'],
  ['pelvicFloor', '盆底功能'],
];
const GLUCOSE = {
  normal: '',
  'impaired-fasting': '空腹血糖受损',
  'impaired-tolerance': '糖耐量减低',
  diabetes: '糖尿病',
} as const;

/**
 * What stands out after a birth: keys of `postpartum-visit` and `postpartum-42-day`. Fever counts from 38.0 ℃ on later than the first day
 * (`days` ≥ 2, as sheets have no hours). EPDS: ≥13 or the tenth item of at least 1 asks for a referral, 10–12 for another one in 2–4 weeks.
 */
export function postpartumFindings(data: RawInput, days: number | undefined): readonly PrenatalFinding[] {
  const found: PrenatalFinding[] = [];
  const add = (text: string, refer = false): void => {
    found.push({ text, refer });
  };
  const number = (key: string): number | undefined => numberOf(data[key]);
  const temperature = number('temperature');
  if (temperature !== undefined && temperature >= 38 && days !== undefined && days >= 2)
    add(`体温 ${temperature} ℃，警惕产褥感染`, true);
  const pressure = pregnancyPressure(number('systolic'), number('diastolic'));
  if (pressure === 'severe' || pressure === 'hypertension')
    add(`血压 ${number('systolic') ?? '—'}/${number('diastolic') ?? '—'} mmHg，高血压`, true);
  const haemoglobin = number('hemoglobin');
  if (haemoglobin !== undefined && pregnancyAnaemia(haemoglobin) !== 'none')
    add(`血红蛋白 ${haemoglobin} g/L，贫血`, haemoglobin < 70);
  const glucose = glucoseAfterBirth(number('ogttFasting'), number('ogtt2h'));
  if (glucose && glucose !== 'normal') add(`产后 OGTT：${GLUCOSE[glucose]}`, glucose === 'diabetes');
  for (const [key, name] of EXAMINED) if (codeOf(data[key]) === '2') add(`${name}异常`);
  if (data['woundInfection'] === true) add('伤口感染', true);
  if (data['lochiaOdor'] === true) add('恶露臭味', true);
  const mood = epdsOf(number('epdsScore'), number('epdsItem10'));
  if (mood.selfHarm) add('EPDS 第 10 题阳性，立即评估自伤风险并干预', true);
  if (mood.level === 'positive') add(`EPDS ${mood.total} 分，转精神心理专科评估`, true);
  if (mood.level === 'doubtful') add(`EPDS ${mood.total} 分，2～4 周内复评`);
  return found;
}

/** Days since the delivery at a visit, and which visit it counts as. */
export type PostpartumTiming = {
  readonly days: number;
  /** Home visit: within 28 days of the discharge (of the delivery where that is not known). */
  readonly countsAsHomeVisit: boolean;
  /** Days 42–56. */
  readonly countsAsDay42: boolean;
};

/** Where a visit stands after the birth; missing when the days contradict each other. */
export function postpartumTiming(
  deliveredOn: CalendarDay,
  visitedOn: CalendarDay,
  dischargedOn?: CalendarDay,
): PostpartumTiming | undefined {
  const days = daysBetween(deliveredOn, visitedOn);
  const sinceDischarge = daysBetween(dischargedOn ?? deliveredOn, visitedOn);
  if (days < 0 || (dischargedOn !== undefined && dischargedOn < deliveredOn)) return undefined;
  return {
    days,
    countsAsHomeVisit: sinceDischarge >= 0 && sinceDischarge <= 28,
    countsAsDay42: days >= 42 && days <= 56,
  };
}
