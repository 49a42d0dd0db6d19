import type { FactRule } from '../../lists/index.ts';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';

/** The sheets a file consists of; what is required in them has to be there (screens archive-management, resident-list). */
export const ARCHIVE_SHEETS = ['resident-personal-info', 'past-history', 'family-history', 'disability'] as const;

/**
 * `resident.completeness` [P]: filled required answers of the four sheets in percent, half up; 100 is a whole file. A sheet that nobody has begun
 * counts with everything that would be required of it.
 */
export const archiveCompleteness: FactRule = {
  name: 'resident.completeness',
  version: 1,
  reads: ARCHIVE_SHEETS,
  work: ({ resident, records }, { required }) => {
    const parts = ARCHIVE_SHEETS.flatMap((formId) => {
      const sheet = records.find((one) => one.formId === formId);
      const on = (sheet?.occurredOn ?? resident['filedOn']) as CalendarDay;
      const part = required(formId, sheet?.data ?? NOTHING, resident, on);
      return part ? [part] : [];
    });
    const total = parts.reduce((sum, part) => sum + part.required, 0);
    const filled = parts.reduce((sum, part) => sum + part.filled, 0);
    return total === 0 ? undefined : Math.floor((filled * 200 + total) / (2 * total));
  },
};

const NOTHING: JsonObject = {};
