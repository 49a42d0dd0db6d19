/** A stream of pseudo-random values that depends on nothing but its name: the same name gives the same stream on every machine. */
export type Random = {
  /** 0 ≤ value < 1. */
  next(): number;
  /** Whole number, both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Index drawn with these weights, which need not add up to anything. */
  weighted(weights: readonly number[]): number;
  normal(mean: number, deviation: number): number;
  logNormal(median: number, sigma: number): number;
  bytes(count: number): Uint8Array;
};

export function createRandom(name: string): Random {
  const step = sfc32(...hash128(name));
  const next = (): number => step() / 4_294_967_296;
  const normal = (mean: number, deviation: number): number =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => (left -= weight) < 0);
      return at < 0 ? weights.length - 1 : at;
    },
    logNormal: (median, sigma) => median * Math.exp(normal(0, sigma)),
    bytes: (count) => Uint8Array.from({ length: count }, () => step() >>> 24),
  };
}

/**
 * The n-th point of an even spread over 0 to 1 (multiples of an irrational number). Shares drawn with it come out right
 * already in small counties, where independent draws would miss by several points.
 */
export const spread = (
  index: number,
  dimension: 'age' | 'sex' | 'hypertension' | 'diabetes' | 'overdue' | 'check-up' | 'status',
): number => {
  const steps = {
    age: 0.618033988749895,
    sex: 0.414213562373095,
    hypertension: 0.732050807568877,
    diabetes: 0.23606797749979,
    overdue: 0.645751311064591,
    'check-up': 0.3166247903554,
    status: 0.605551275463989,
  };
  return (index * steps[dimension] + 0.5) % 1;
};

/** Small fast counting generator (Doty-Humphrey), 32 bits a step. */
function sfc32(a: number, b: number, c: number, d: number): () => number {
  const step = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 12; warm += 1) step();
  return step;
}

function hash128(text: string): [number, number, number, number] {
  const lanes: [number, number, number, number] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    for (let lane = 0; lane < 4; lane += 1)
      lanes[lane as 0] =
        Math.imul(lanes[lane]! ^ (code + lane * 31), 597_399_067 + lane * 2_869_860_233) ^
        (lanes[(lane + 1) % 4]! >>> 13);
  }
  return lanes;
}
