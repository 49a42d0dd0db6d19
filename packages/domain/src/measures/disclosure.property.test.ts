import { describe, expect, it } from 'vitest';
import { offsetOfDraws, roundedFigure } from './disclosure.rules.ts';
import type { MeasureDefinition } from './measure-definition.ts';

/** Numbers as xorshift draws them: the same for a seed. */
function drawn(seed: number): (below: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const measure = (kind: MeasureDefinition['kind'], decimals = 0) => ({ kind, decimals }) as MeasureDefinition;
type Range = { low: number; high: number };
/** How numbers are told, and what somebody who knows the rule concludes of one. */
type Telling = (name: number, count: number) => Range;

const OFFSETS = [-1, 0, 1, 2, 3, 4, 5];
/** How far what is told is from what it is, at most. */
const OFF = 5;
/** As they are told: a number by itself may be any of eleven, and so may what is not told. */
const asTold =
  (offset: (name: number) => number): Telling =>
  (name, count) => {
    const told = roundedFigure(measure('count'), { counts: count, among: count }, () => offset(name))?.counts;
    return told === undefined ? { low: 0, high: 5 + OFF } : { low: told - OFF, high: told + OFF };
  };
const exact: Telling = (_name, count) => ({ low: count, high: count });
/** To the nearest multiple of five, for everybody the same way. */
const nearest: Telling = (_name, count) => {
  const told = Math.round(count / 5) * 5;
  return { low: Math.max(0, told - 2), high: told + 2 };
};

const PLACES = ['9', '91', '92', '911', '912', '913', '921', '922'];
/** A year, its quarters and months. */
const PERIODS = [
  'y',
  'y0',
  'y1',
  'y2',
  'y3',
  ...Array.from({ length: 12 }, (_, month) => `y${Math.floor(month / 3)}${'abc'[month % 3]}`),
];
const [SEXES, AGES, MEASURES] = [
  ['', 'm', 'w'],
  ['', 'a', 'b', 'c', 'd'],
  ['seen', 'tested', 'raised'],
];
const DIMENSIONS = [PLACES, PERIODS, SEXES, AGES];

/**
 * Everything a reader may ask of one county, and what sums up to what: by place, month, sex and age, each total of its parts; and of nested
 * numbers the inner is never more than the outer.
 */
const QUESTIONS = PLACES.flatMap((place) =>
  PERIODS.flatMap((period) =>
    SEXES.flatMap((sex) => AGES.flatMap((age) => MEASURES.map((what) => [place, period, sex, age, what]))),
  ),
);
const AT = new Map(QUESTIONS.map((question, at) => [question.join(), at]));
const at = (question: readonly string[]): number => AT.get(question.join()) ?? expect.fail();
const put = (question: readonly string[], place: number, value: string): readonly string[] =>
  question.map((own, at) => (at === place ? value : own));
const SUMS = QUESTIONS.flatMap((question, whole) =>
  DIMENSIONS.flatMap((values, dimension) => {
    const own = question[dimension] as string;
    const parts = values
      .filter((value) => value.length === own.length + 1 && value.startsWith(own))
      .map((value) => at(put(question, dimension, value)));
    return parts.length > 0 ? [{ whole, parts }] : [];
  }),
);
const NESTED = QUESTIONS.flatMap((question, inner) => {
  const outer = MEASURES[MEASURES.indexOf(question[4] as string) - 1];
  return outer === undefined ? [] : [{ inner, outer: at(put(question, 4, outer)) }];
});

/** People of a county, few of them in many places: how many each question has. */
function county(seed: number): readonly number[] {
  const below = drawn(seed);
  const counts = QUESTIONS.map(() => 0);
  const people = 60 + below(300);
  const villages = PLACES.filter((place) => place.length === 3);
  for (let person = 0; person < people; person += 1) {
    // Most live in one village: the others are small.
    const place = villages[below(3) > 0 ? 0 : below(villages.length)] as string;
    const period = PERIODS[5 + below(12)] as string;
    const [sex, age] = [SEXES[1 + below(2)] as string, AGES[1 + below(4)] as string];
    const whats = MEASURES.slice(0, 1 + below(3));
    for (const one of prefixes(place, 1))
      for (const when of prefixes(period, 1))
        for (const who of prefixes(sex, 0))
          for (const old of prefixes(age, 0))
            for (const what of whats) (counts[at([one, when, who, old, what])] as number) += 1;
  }
  return counts;
}
const prefixes = (text: string, least: number): readonly string[] =>
  Array.from({ length: text.length + 1 - least }, (_, more) => text.slice(0, least + more));

/** Concludes from every total and its parts, and from what lies within what, until nothing more follows. */
function attacked(counts: readonly number[], telling: Telling): readonly Range[] {
  const known = counts.map((count, name) => telling(name, count));
  const of = (name: number): Range => known[name] as Range;
  let news = true;
  const narrow = (name: number, low: number, high: number): void => {
    const range = of(name);
    if (low > range.low) [range.low, news] = [low, true];
    if (high < range.high) [range.high, news] = [high, true];
  };
  while (news) {
    news = false;
    for (const { whole, parts } of SUMS) {
      const [low, high] = [
        parts.reduce((sum, part) => sum + of(part).low, 0),
        parts.reduce((sum, part) => sum + of(part).high, 0),
      ];
      narrow(whole, low, high);
      for (const part of parts)
        narrow(part, of(whole).low - (high - of(part).high), of(whole).high - (low - of(part).low));
    }
    for (const { inner, outer } of NESTED) {
      narrow(inner, 0, of(outer).high);
      narrow(outer, of(inner).low, Infinity);
    }
  }
  return known;
}

/** Cells of one to four people of which the number is certain; and whether anything certain is false. */
function recovered(seed: number, telling: Telling): number {
  const counts = county(seed);
  const known = attacked(counts, telling);
  expect(
    known.every(({ low, high }, name) => low <= (counts[name] as number) && high >= (counts[name] as number)),
  ).toBe(true);
  return known.filter(({ low, high }) => low === high && low >= 1 && low <= 4).length;
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const secret = (seed: number) => {
  const offsets = QUESTIONS.map(drawnOffset(seed));
  return (name: number): number => offsets[name] as number;
};
const drawnOffset = (seed: number) => {
  const below = drawn(seed + 7_919);
  return () => offsetOfDraws(below(5), below(3));
};
/** As it was drawn before: each of five places alike, so that both ends are one of five instead of one of fifteen. */
const drawnAlike = (seed: number): Telling => {
  const below = drawn(seed + 7_919);
  const offsets = QUESTIONS.map(() => below(5));
  return (name, count) => {
    const told = Math.floor((count + (offsets[name] as number)) / 5) * 5;
    return told < 10 ? { low: 0, high: 9 } : { low: told - 4, high: told + 4 };
  };
};
/** The counties of 3 000 in which a small village was told by four numbers, each at its end: seen and tested people of it and of the whole. */
const GAVE_AWAY = [694, 1_845, 3_029];

describe('who may not open the people', () => {
  it('recovers no cell of one to four people from all answers there are, their sums and differences', () => {
    expect(seeds.flatMap((seed) => (recovered(seed, asTold(secret(seed))) > 0 ? [seed] : []))).toEqual([]);
  }, 120_000);
  it.each(GAVE_AWAY)(
    'recovers none in county %i, wherever its numbers are rounded',
    (seed) => {
      expect(recovered(seed, drawnAlike(seed))).toBe(2);
      const keys = Array.from({ length: 60 }, (_, key) => seed + key * 10_000);
      expect(keys.filter((key) => recovered(seed, asTold(secret(key))) > 0)).toEqual([]);
    },
    60_000,
  );
  it('would recover many of exact numbers, and some of those rounded to the nearest five', () => {
    const few = seeds.slice(0, 5);
    expect(few.reduce((sum, seed) => sum + recovered(seed, exact), 0)).toBeGreaterThan(1_000);
    expect(few.reduce((sum, seed) => sum + recovered(seed, nearest), 0)).toBeGreaterThan(0);
  }, 60_000);
  it('learns from a number that grows one by one, watched all the time, no number of one to four', () => {
    // Of each history there are several beginnings that lead to it.
    const beginnings = new Map<string, Set<number>>();
    for (let first = 0; first <= 12; first += 1)
      for (const offset of OFFSETS) {
        const history = Array.from({ length: 30 }, (_, more) => {
          const count = first + more;
          return roundedFigure(measure('count'), { counts: count, among: count }, () => offset)?.counts;
        }).join();
        beginnings.set(history, (beginnings.get(history) ?? new Set()).add(first));
      }
    const certain = [...beginnings.values()].filter((own) => own.size === 1).flatMap((own) => [...own]);
    expect(certain.filter((first) => first >= 1 && first <= 4)).toEqual([]);
  });
});

describe('a rounded number', () => {
  const told = (
    kind: MeasureDefinition['kind'],
    figure: Parameters<typeof roundedFigure>[1],
    offset: number,
    decimals = 0,
  ) => roundedFigure(measure(kind, decimals), figure, () => offset);
  it('is a multiple of five that is on the average what it is', () => {
    for (let count = 11; count < 60; count += 1) {
      const draws = [0, 1, 2, 3, 4].flatMap((first) => [0, 1, 2].map((second) => offsetOfDraws(first, second)));
      const all = draws.map((offset) => told('count', { counts: count, among: count }, offset)?.counts ?? NaN);
      expect(all.every((one) => one % 5 === 0 && Math.abs(one - count) <= OFF)).toBe(true);
      expect(all.reduce((sum, one) => sum + one, 0) / 15).toBe(count);
    }
  });
  it('of few people is none, whichever way it would be rounded; nor is a share of few, or in which few count', () => {
    for (const offset of OFFSETS) {
      for (const count of [0, 1, 4]) expect(told('count', { counts: count, among: 500 }, offset)).toBeUndefined();
      expect(told('rate', { counts: 4, among: 400 }, offset)).toBeUndefined();
      expect(told('rate', { counts: 4, among: 4 }, offset)).toBeUndefined();
    }
  });
  it('of a share is never more than what it is of', () => {
    expect(roundedFigure(measure('rate', 2), { counts: 12, among: 12 }, (part) => (part === 'counts' ? 4 : 0))).toEqual(
      {
        counts: 10,
        among: 10,
      },
    );
  });
  it('of a mean tells not how many it is of, and none of so few that its digits would', () => {
    expect(told('mean', { counts: 14, among: 14, total: 1_000 }, 0, 1)).toBeUndefined();
    const mean = told('mean', { counts: 33, among: 33, total: 3_300 }, 4, 1);
    expect(mean).toEqual({ counts: 35, among: 35, total: 3_500 });
    expect(told('sum', { counts: 33, among: 33, total: 77 }, 1)?.total).toBe(75);
  });
  it('asks where to round each of its parts by its name', () => {
    const asked = (kind: MeasureDefinition['kind']): readonly string[] => {
      const parts: string[] = [];
      roundedFigure(measure(kind), { counts: 40, among: 40, total: 90 }, (part) => parts.push(part) % 5);
      return parts.sort();
    };
    expect([asked('count'), asked('rate'), asked('sum'), asked('mean')]).toEqual([
      ['among', 'counts'],
      ['among', 'counts'],
      ['among', 'total'],
      ['among'],
    ]);
  });
  it('of a share is none where those it is of are told as few; a number alone is told whatever it is of', () => {
    const up = (part: string): number => (part === 'counts' ? 4 : 0);
    expect(roundedFigure(measure('rate'), { counts: 6, among: 6 }, up)).toBeUndefined();
    expect(roundedFigure(measure('count'), { counts: 6, among: 6 }, up)).toEqual({ counts: 10, among: 5 });
    expect(roundedFigure(measure('count'), { counts: 12, among: 12 }, up)).toEqual({ counts: 15, among: 10 });
  });
  it('of values begins at ten, of a mean where its digits tell no number; without a total there is none', () => {
    expect(told('mean', { counts: 10, among: 10, total: 700 }, 0)?.total).toBe(700);
    expect(told('sum', { counts: 33, among: 33, total: 77 }, 0, 2)?.total).toBe(75);
    expect(told('mean', { counts: 40, among: 40 }, 0)).toBeUndefined();
  });
  it('is never less than nobody, and has two ends that are seldom', () => {
    expect(told('sum', { counts: 33, among: 33, total: 0 }, -1)?.total).toBe(0);
    const draws = Array.from({ length: 15 }, (_, at) => offsetOfDraws(at, at)).sort((a, b) => a - b);
    expect(draws).toEqual([-1, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]);
  });
  it('is what an institution registered, as it registered it', () => {
    expect(told('registered', { counts: 3, among: 3 }, 4)).toEqual({ counts: 3, among: 3 });
  });
});
