import type { FactRule, HistoryRecord } from '../lists/index.ts';
import type { CalendarDay } from '../shared/index.ts';

/**
 * Sheets that are the file itself or open a card: keeping them up to date is no service. Everything else that is done for a person
 * (check-up, follow-up, visit, consultation, referral, mother and child) makes the file active [P], screen archive-management.
 */
const FILE_ITSELF: ReadonlySet<string> = new Set([
  'resident-personal-info',
  'past-history',
  'family-history',
  'disability',
  'archive-cover',
  'resident-info-card',
  'hypertension-card',
  'diabetes-card',
  'psychosis-card',
  'tuberculosis-card',
  'copd-card',
  'report-print-job',
]);

export const isService = ({ formId }: Pick<HistoryRecord, 'formId'>): boolean => !FILE_ITSELF.has(formId);

const latest = (days: readonly CalendarDay[]): CalendarDay | undefined =>
  days.reduce<CalendarDay | undefined>((last, day) => (last === undefined || day > last ? day : last), undefined);

/** The day of the last service. `resident.activeThisYear` is that its year is this one. */
export const lastServiceDay: FactRule = {
  name: 'resident.lastActiveOn',
  version: 1,
  reads: [],
  work: ({ records }) => latest(records.filter(isService).map(({ occurredOn }) => occurredOn)),
};
