import type { CalendarDay } from '../shared/index.ts';
import type { Finding } from './finding.ts';
import { findingLife, type FindingState } from './finding.machine.ts';

/** States that are stored: 逾期 comes with the day. */
export type StoredFindingState = Exclude<FindingState, 'overdue'>;

/** How far a finding is, and what people said of it. */
export type FindingStanding = {
  readonly state: StoredFindingState;
  readonly doctorId?: string;
  readonly dueOn?: CalendarDay;
  readonly excuse?: string;
  readonly closedOn?: CalendarDay;
};

const FRESH: FindingStanding = { state: 'open' };

/**
 * What becomes of a finding when its record is worked out again. `before`: how it stood and in which values it was found; `now`: what is found
 * today, nothing where the trouble is gone. What people said of it goes with a new trouble, and stays to be read with one that is closed.
 */
export function rechecked(
  before: { readonly standing: FindingStanding; readonly values: string } | undefined,
  now: Pick<Finding, 'values'> | undefined,
  today: CalendarDay,
): FindingStanding {
  if (!before) return FRESH;
  const { standing } = before;
  const goes = (type: 'GONE' | 'AGAIN' | 'CHANGED'): boolean =>
    findingLife.after(standing.state, { type }, { today }).ok;
  if (!now) return goes('GONE') ? { ...standing, state: 'closed', closedOn: today } : standing;
  if (goes('AGAIN')) return FRESH;
  return before.values !== now.values && goes('CHANGED') ? FRESH : standing;
}
