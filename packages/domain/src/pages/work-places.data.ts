import type { ActionPlace } from './action-place.rules.ts';

/** Where due work is done that is no sheet to be filled in but an action on one that is there. */
export const WORK_PLACES = {
  /** A booklet nothing else is due of. */
  'pregnancy-card': { page: '/health/fnbjMenu', action: 'close' },
} as const satisfies { readonly [kind: string]: Omit<ActionPlace, 'row'> };
