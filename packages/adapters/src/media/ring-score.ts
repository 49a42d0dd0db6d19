import type { RingKind } from '@gongwei/application/call';

/** Seconds and hertz. */
export type Note = { readonly at: number; readonly lasts: number; readonly pitch: number };
export type RingScore = { readonly period: number; readonly loudness: number; readonly notes: readonly Note[] };

/** Twice two soft notes, then a pause: heard across a room, without startling whoever sits before it. */
const INCOMING: RingScore = {
  period: 3,
  loudness: 0.14,
  notes: [0, 0.9].flatMap((at) => [
    { at, lasts: 0.35, pitch: 660 },
    { at: at + 0.4, lasts: 0.4, pitch: 528 },
  ]),
};
/** The ring-back tone of Chinese exchanges (GB/T 3380): 450 Hz, a second on and four off. */
const OUTGOING: RingScore = { period: 5, loudness: 0.08, notes: [{ at: 0, lasts: 1, pitch: 450 }] };

/** Two falling notes, once. */
export const CHIME: Omit<RingScore, 'period'> = {
  loudness: 0.3,
  notes: [
    { at: 0, lasts: 0.35, pitch: 660 },
    { at: 0.4, lasts: 0.7, pitch: 528 },
  ],
};

export const RING_SCORES: { readonly [Kind in RingKind]: RingScore } = { incoming: INCOMING, outgoing: OUTGOING };
