/** What was measured of what arrives from one participant over the last seconds; absent: nothing to measure. */
export type MediaMeasurement = {
  /** Share of packets lost, 0 to 1. */
  readonly loss?: number;
  /** There and back, in milliseconds. */
  readonly roundTrip?: number;
  /** Variation of the delay, in milliseconds. */
  readonly jitter?: number;
};

/**
 * Up to the first number speech and picture are good, above the second they are bad, between them weak.
 *
 * Loss: ITU-T G.1010 table I.1 [S], conversational voice below 3 %; above 10 % a codec can no longer hide it [P].
 * Round trip: ITU-T G.114 [S], one way up to 150 ms does not disturb a talk and 400 ms is the limit, here twice as it is there and back.
 * Jitter: ITU-T Y.1541 classes 0 and 1 [S], up to 50 ms; above 100 ms the receiver's buffer runs empty [P].
 */
const LIMITS = { loss: [0.03, 0.1], roundTrip: [300, 800], jitter: [50, 100] } as const;

const GRADES = ['good', 'weak', 'bad'] as const;
/** `unknown` until something was measured. */
export type MediaGrade = 'unknown' | (typeof GRADES)[number];

/** How well somebody is heard and seen: as bad as the worst of what was measured. */
export function mediaQualityOf(measured: MediaMeasurement): MediaGrade {
  const grades = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).flatMap((what) => {
    const value = measured[what];
    if (value === undefined || !Number.isFinite(value)) return [];
    return [LIMITS[what].filter((limit) => value > limit).length];
  });
  return grades.length === 0 ? 'unknown' : (GRADES[Math.max(...grades)] ?? 'bad');
}

/** How well one is heard and seen oneself, from how well each of the others is reached: one's own line is as good as the best way out of it. */
export const ownQualityOf = (ways: readonly MediaGrade[]): MediaGrade =>
  GRADES.find((grade) => ways.includes(grade)) ?? 'unknown';

/** Milliseconds without anything arriving after which a connection counts as broken off. It is to be shown within 3 s. */
export const MEDIA_SILENCE = 1_900;
/** Milliseconds between two looks at what arrives. */
export const MEDIA_LOOK = 500;

/** Kilobits a second for what one participant sends to one other, so that a mesh fits an old PC and a village line [P]. */
export const sendingRate = (others: number, screen: boolean): number =>
  screen ? (others > 1 ? 800 : 1_200) : others > 1 ? 300 : 600;
