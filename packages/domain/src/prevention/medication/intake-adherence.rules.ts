import { codeOf, rowsOf, textOf } from '../../clinical/index.ts';
import { roundHalfUp, type JsonObject } from '../../shared/index.ts';

/**
 * Share of doses due until `today` that were taken, on time (1) or late (3), in %, one place. 80 % and more counts as good adherence
 * (research convention of PDC and MPR, not of the standard). Absent while none was due.
 */
export function intakeAdherence(input: JsonObject): { readonly rate?: number } {
  const today = textOf(input['today']);
  const due = rowsOf(input['intakes']).filter((row) => {
    const planned = textOf(row['plannedAt']);
    return planned !== undefined && (today === undefined || planned.slice(0, 10) <= today);
  });
  const taken = due.filter((row) => ['1', '3'].includes(codeOf(row['status']) ?? ''));
  return due.length === 0 ? {} : { rate: roundHalfUp((taken.length * 100) / due.length, 1) };
}
