/**
 * The people of an institution's district, as the statistics office counts them: the denominators of the national indicators. `version` 0:
 * nothing is registered. `elderly`: those of 65 and over.
 */
export type DistrictPopulation = {
  readonly code: string;
  readonly name: string;
  readonly version: number;
  readonly population?: number;
  readonly elderly?: number;
  readonly setOn?: string;
  readonly setBy?: string;
};

/** More people than any district of an institution has. */
export const MOST_PEOPLE = 20_000_000;

/** What is wrong with a number of people, in a sentence; `undefined` where nothing is. */
export function populationProblem(population: number, elderly: number): string | undefined {
  const whole = (count: number): boolean => Number.isInteger(count) && count >= 0 && count <= MOST_PEOPLE;
  if (!whole(population) || !whole(elderly)) return '人口数请填写0以上的整数';
  return elderly > population ? '65岁及以上人口不能多于常住人口' : undefined;
}
