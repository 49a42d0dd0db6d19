import type { IdSource } from '@gongwei/application/shared';

/** Identifiers in the shape of UUIDv7, the same in every run. `lane` keeps two sources apart. */
export function createCountingIdSource(lane = 0): IdSource {
  let count = 0;
  return {
    next: () => `01930000-0000-7000-8${lane.toString(16).padStart(3, '0')}-${(++count).toString(16).padStart(12, '0')}`,
  };
}
