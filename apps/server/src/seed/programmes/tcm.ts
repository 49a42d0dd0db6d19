import { UNBALANCED } from '@gongwei/domain/check-up';
import type { Answers } from '@gongwei/domain/forms';
import { addYears, calendarDay, daysInMonth, fullYears, partsOf, type CalendarDay } from '@gongwei/domain/shared';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

/** Of people of 65 and over: identified last year and this year, and of them advised, in per cent. */
const IDENTIFIED = 68;
const ADVISED = 86;

type Constitution = { readonly code: string; readonly asks: readonly string[]; readonly advice: string };
/** Advice for the biased constitutions in the order of the printed form; the eighth is left to who examines. */
const ADVICE = [
  '宜益气健脾，多食粳米、小米、山药、大枣；散步、太极拳等柔缓运动，避免过劳。',
  '宜温补脾肾，多食羊肉、韭菜、核桃、生姜；背部、足部和关节保暖，白天多晒太阳。',
  '宜甘凉滋润，多食鸭肉、百合、银耳、黑芝麻；少食辛辣，避免熬夜。',
  '宜健脾祛湿化痰，多食冬瓜、薏苡仁、赤小豆、山楂；坚持快走等有氧运动。',
  '宜清利湿热，多食绿豆、芹菜、黄瓜、苦瓜；少食辛温滋腻，居室干燥通风。',
  '宜活血，多食山楂、醋、黑豆、油菜；动静结合，不久坐，注意保暖。',
  '宜理气解郁，多食黄花菜、菊花、玫瑰花、柑橘；多参加社会活动，主动倾诉。',
];
const BIASED: readonly Constitution[] = ADVICE.map((advice, at) => ({
  code: String(at + 1),
  asks: UNBALANCED[at]?.items ?? [],
  advice,
}));
const BALANCED: Constitution = {
  code: '9',
  asks: [],
  advice: '膳食平衡，起居规律，适度散步、太极拳、八段锦，保持平和心态。',
};
const ASKED = UNBALANCED.flatMap(({ items }): readonly string[] => items);

/** The constitution and the guidance of the elderly, last year and this year. */
export function tcmSheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { today, random, resident } = life;
  const kind = random.chance(0.42) ? BALANCED : random.pick(BIASED);
  const { year: thisYear } = partsOf(today);
  return [thisYear - 1, thisYear].flatMap((year) => {
    const month = random.integer(3, 11);
    const on = calendarDay(year, month, random.integer(1, daysInMonth(year, month)));
    const [identified, advised] = [random.next() * 100 < IDENTIFIED, random.next() * 100 < ADVISED];
    if (!identified || on > today || fullYears(resident.birthDate, on) < 65) return [];
    return [
      { formId: 'tcm-constitution', on, given: answersOf(kind, on, life) },
      ...(advised ? [guidanceOn(on, kind)] : []),
    ];
  });
}

function answersOf(kind: Constitution, on: CalendarDay, { random }: ProgrammeLife): Answers {
  const answers = ASKED.map((key) => [
    key,
    kind.asks.includes(key) ? random.pick(['3', '4']) : random.pick(['1', '1', '2']),
  ]);
  return { ...Object.fromEntries(answers), energetic: kind === BALANCED ? '5' : '3', fillDate: on };
}

const guidanceOn = (on: CalendarDay, { code, advice }: Constitution): ProgrammeSheet => ({
  formId: 'tcm-guidance',
  on,
  given: {
    assessmentDate: on,
    constitutions: [code],
    targetGroups: ['1'],
    guidanceKinds: ['2', '3', '4'],
    guidanceText: advice,
    guidanceDate: on,
    nextDate: addYears(on, 1),
  },
});
