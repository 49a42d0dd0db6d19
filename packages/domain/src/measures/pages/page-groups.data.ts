import type { Breakdown } from '../analysis-page.ts';

// Groups several analyses tell their numbers apart by, or are narrowed to.

export const SEX: Breakdown = { id: 'sex', label: '性别', groups: [
  { code: '1', label: '男', when: "resident.sex == 'male'" },
  { code: '2', label: '女', when: "resident.sex == 'female'" },
] };

const inYears = (day: string): string => `yearsBetween(resident.birthDate, ${day})`;
const elderlyOn = (day: string): Breakdown['groups'] => [
  ...[65, 70, 75, 80].map((from) => ({ code: `${from}-${from + 4}`, label: `${from}~${from + 4}岁`, when: `between(${inYears(day)}, ${from}, ${from + 5})` })),
  { code: '85+', label: '85岁及以上', when: `${inYears(day)} >= 85` },
];
const agesOn = (day: string): Breakdown => ({
  id: 'ageBand', label: '年龄组', groups: [{ code: '<65', label: '65岁以下', when: `${inYears(day)} < 65` }, ...elderlyOn(day)],
});

/** Where the person is registered, as the personal information says. */
export const RESIDENCE: Breakdown = { id: 'residence', label: '常住类型', groups: [
  { code: '1', label: '户籍', when: "latest(resident-personal-info).residenceType == '1'" },
  { code: '2', label: '非户籍', when: "latest(resident-personal-info).residenceType == '2'" },
] };

/** By the age on the day of the check-up. */
export const AGES: Breakdown = agesOn('record.examDate');

/** The same on pages that count people of 65 and over only. */
export const ELDERLY_AGES: Breakdown = { id: 'ageBand', label: '年龄组', groups: elderlyOn('record.examDate') };

/** By the age at the end of the period. */
export const AGES_AT_END: Breakdown = agesOn('period.end');

/** By the month of the check-up. */
export const MONTHS: Breakdown = {
  id: 'month', label: '月份',
  groups: Array.from({ length: 12 }, (_, at) => ({ code: `${at + 1}`, label: `${at + 1}月`, when: `monthOf(record.examDate) == ${at + 1}` })),
};

/** One person may belong to several. */
export const POPULATIONS: Breakdown = { id: 'crowd', label: '人群分类', groups: [
  { code: '03', label: '65岁及以上老年人', when: 'yearsBetween(resident.birthDate, record.examDate) >= limit(age-elder)' },
  { code: '04', label: '高血压患者', when: 'is(htn-card)' },
  { code: '05', label: '2型糖尿病患者', when: 'is(dm-card)' },
  { code: '06', label: '严重精神障碍患者', when: 'is(psy-card)' },
  { code: '10', label: '一般人群', when: '!(yearsBetween(resident.birthDate, record.examDate) >= limit(age-elder)) && !is(htn-card) && !is(dm-card) && !is(psy-card)' },
] };

/** For which reason somebody's check-up of the year is due, at the end of the period; somebody may be of several. */
export const CHECK_TYPES: Breakdown = { id: 'checkType', label: '体检类别', groups: [
  { code: '1', label: '老年人', when: "resident.status == '1' && yearsBetween(resident.birthDate, period.end) >= 65" },
  { code: '2', label: '高血压', when: '!isMissing(card(hypertension-card).cardDate)' },
  { code: '3', label: '糖尿病', when: '!isMissing(card(diabetes-card).cardDate)' },
  { code: '4', label: '严重精神障碍', when: '!isMissing(card(psychosis-card).fillDate)' },
] };
