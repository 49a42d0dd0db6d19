/** An instant as it is written on paper in China: 2026-06-15 12:00. */
export const minuteInChina = (instant: Date): string =>
  new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
