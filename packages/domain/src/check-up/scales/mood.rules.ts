import { codeOf, pointsOf, totalOf, type RawInput } from '../../clinical/index.ts';

/** The thirty items of the GDS in their order; those marked `false` score for “否” (items 1, 5, 7, 9, 15, 19, 21, 27, 29, 30). */
export const GDS_ITEMS: readonly (readonly [key: string, scoresForYes: boolean])[] = [
  ['satisfied', false],
  ['droppedActivities', true],
  ['lifeEmpty', true],
  ['oftenBored', true],
  ['hopefulFuture', false],
  ['botheredByThoughts', true],
  ['energeticMostTime', false],
  ['fearBadEvent', true],
  ['happyMostTime', false],
  ['feelHelpless', true],
  ['restless', true],
  ['preferStayHome', true],
  ['worryFuture', true],
  ['memoryWorse', true],
  ['wonderfulAlive', false],
  ['downhearted', true],
  ['worthless', true],
  ['worryPast', true],
  ['lifeExciting', false],
  ['hardStartProjects', true],
  ['fullOfEnergy', false],
  ['hopeless', true],
  ['othersBetterOff', true],
  ['upsetLittleThings', true],
  ['cryOften', true],
  ['troubleConcentrating', true],
  ['enjoyMornings', false],
  ['avoidGatherings', true],
  ['easyDecisions', false],
  ['mindClear', false],
];

/** Result of the coarse screening and the GDS-30; what cannot be judged yet is absent. */
export type DepressionAssessment = {
  /** 1 negative, 2 positive. */
  readonly coarseScreening?: '1' | '2';
  /** 0–30 */
  readonly total?: number;
  /** 1 normal (0–10), 2 light (11–20), 3 moderate or severe depression (21–30) [G]. */
  readonly level?: '1' | '2' | '3';
};

/** GDS-30 of the last week with the form's keys, codes 1 是 and 2 否. No total before all thirty are answered. */
export function assessDepression(answers: RawInput): DepressionAssessment {
  const sad = codeOf(answers['oftenSad']);
  const total = totalOf(
    GDS_ITEMS.map(([key, scoresForYes]) => {
      const code = pointsOf(answers[key], 1, 2);
      return code === undefined ? undefined : Number((code === 1) === scoresForYes);
    }),
  );
  return {
    ...(sad === '1' || sad === '2' ? { coarseScreening: sad } : {}),
    ...(total === undefined ? {} : { total, level: total <= 10 ? '1' : total <= 20 ? '2' : '3' }),
  };
}

/** Results of PHQ-9 (0–27) and GAD-7 (0–21); what cannot be judged yet is absent. */
export type MoodAssessment = {
  readonly phqTotal?: number;
  /** 1 none (0–4), 2 light (5–9), 3 moderate (10–14), 4 moderately severe (15–19), 5 severe (20–27). */
  readonly phqLevel?: '1' | '2' | '3' | '4' | '5';
  /** Item 9 of at least 1: the doctor speaks with the person at once, whatever the total. */
  readonly suicideRisk?: boolean;
  readonly gadTotal?: number;
  /** 1 none (0–4), 2 light (5–9), 3 moderate (10–14), 4 severe (15–21). */
  readonly gadLevel?: '1' | '2' | '3' | '4';
};

const levelFrom = <Level extends string>(
  total: number,
  limits: readonly (readonly [from: number, level: Level])[],
  lowest: Level,
): Level => limits.find(([from]) => total >= from)?.[1] ?? lowest;

const itemsOf = (answers: RawInput, prefix: string, count: number): readonly (number | undefined)[] =>
  Array.from({ length: count }, (_, index) => pointsOf(answers[`${prefix}${index + 1}`], 0, 3));

/** PHQ-9 and GAD-7 of the last two weeks, keys `phq1`…`phq9` and `gad1`…`gad7`, 0–3 each [recall]. Screening only, no diagnosis. */
export function assessMood(answers: RawInput): MoodAssessment {
  const phq = itemsOf(answers, 'phq', 9);
  const [phqTotal, gadTotal] = [totalOf(phq), totalOf(itemsOf(answers, 'gad', 7))];
  return {
    ...(phqTotal === undefined
      ? {}
      : {
          phqTotal,
          phqLevel: levelFrom(
            phqTotal,
            [
              [20, '5'],
              [15, '4'],
              [10, '3'],
              [5, '2'],
            ],
            '1',
          ),
        }),
    ...(phq[8] === undefined ? {} : { suicideRisk: phq[8] >= 1 }),
    ...(gadTotal === undefined
      ? {}
      : {
          gadTotal,
          gadLevel: levelFrom(
            gadTotal,
            [
              [15, '4'],
              [10, '3'],
              [5, '2'],
            ],
            '1',
          ),
        }),
  };
}
