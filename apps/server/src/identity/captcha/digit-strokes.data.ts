/** Digits as lines of a pen on a field of 10 × 16, so that the picture holds no text to read out of its source. */
export const DIGIT_STROKES: readonly string[] = [
  'M5 0C1 0 0 4 0 8S1 16 5 16S10 12 10 8S9 0 5 0',
  'M1 4L6 0V16M2 16H10',
  'M0 4C0 -1 10 -1 10 4C10 8 0 11 0 16H10',
  'M0 2C2 -1 10 -1 10 4C10 7 7 8 4 8C7 8 10 9 10 12C10 17 2 17 0 14',
  'M8 16V0L0 11H10',
  'M9 0H1L0 7C3 5 10 5 10 11C10 17 2 17 0 14',
  'M9 0C3 1 0 6 0 11C0 17 10 17 10 11C10 6 1 6 0 11',
  'M0 0H10C6 5 4 10 4 16',
  'M5 8C0 7 0 0 5 0S10 7 5 8C-1 9 -1 16 5 16S11 9 5 8',
  'M10 5C10 -1 0 -1 0 5S9 11 10 5C10 10 7 15 1 16',
];
