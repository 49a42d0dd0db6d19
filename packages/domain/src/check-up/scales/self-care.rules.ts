import { pointsOf, totalOf, type RawInput } from '../../clinical/index.ts';

/** Points of the four answers (1 可自理 … 4 不能自理) of each activity, as printed in the standard's sheet [S]. */
const POINTS = {
  feeding: [0, 0, 3, 5],
  grooming: [0, 1, 3, 7],
  dressing: [0, 0, 3, 5],
  toileting: [0, 1, 5, 10],
  mobility: [0, 1, 5, 10],
} as const;

/** One activity of the self-care scale. */
export type SelfCareActivity = keyof typeof POINTS;
/** The five activities of the self-care scale of the elderly, in the order of the sheet. */
export const SELF_CARE_ACTIVITIES = Object.keys(POINTS) as readonly SelfCareActivity[];

/** Codes of dictionaries/self-care-grade. */
export type SelfCareGrade = '1' | '2' | '3' | '4';

/** Points of each activity of the self-care scale, their sum, and the grade once all are known. */
export type SelfCareAssessment = {
  readonly points: { readonly [activity in SelfCareActivity]?: number };
  /** 0–37 */
  readonly total?: number;
  readonly grade?: SelfCareGrade;
};

/** 0–3 independent, 4–8 light, 9–18 moderate dependence, from 19 on dependent [S]. */
export const selfCareGrade = (total: number): SelfCareGrade =>
  total <= 3 ? '1' : total <= 8 ? '2' : total <= 18 ? '3' : '4';

/**
 * 老年人生活自理能力评估表 of the national standard (third edition, 2017 [S]): keys `feeding`, `grooming`, `dressing`, `toileting`, `mobility`
 * with codes 1–4. Total and grade only when all five are answered.
 */
export function assessSelfCare(answers: RawInput): SelfCareAssessment {
  const points = SELF_CARE_ACTIVITIES.map((activity) => {
    const code = pointsOf(answers[activity], 1, 4);
    return [activity, code === undefined ? undefined : POINTS[activity][code - 1]] as const;
  });
  const total = totalOf(points.map(([, value]) => value));
  return {
    points: Object.fromEntries(points.filter(([, value]) => value !== undefined)),
    ...(total === undefined ? {} : { total, grade: selfCareGrade(total) }),
  };
}
