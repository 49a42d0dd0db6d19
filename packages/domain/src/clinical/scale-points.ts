/** Points of one answer of a scale, a whole number from `min` to `max`; a code counts as its number. Anything else is unanswered. */
export function pointsOf(value: unknown, min: number, max: number): number | undefined {
  const points = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  return typeof points === 'number' && Number.isInteger(points) && points >= min && points <= max ? points : undefined;
}

/** Sum of a scale, only when every item is answered: half a questionnaire has no score. */
export function totalOf(points: readonly (number | undefined)[]): number | undefined {
  return points.reduce<number | undefined>(
    (sum, point) => (sum === undefined || point === undefined ? undefined : sum + point),
    0,
  );
}
