import { wayBetween, type WayGone } from '../life-cycle/index.ts';
import { ok, type JsonObject, type Result } from '../shared/index.ts';
import { medicationLife } from './medication/medication.machine.ts';
import { readingLife } from './readings/reading.machine.ts';
import { HEALTH_REPORT_FORM, healthReportChange } from './report/health-report.machine.ts';

/**
 * What a save does to the life of a reading or a 用药记录 by its answers before and after: the way it goes, nothing where
 * its state stays or the form has none, a sentence where no way leads there.
 */
export function sheetChange(form: string, before: JsonObject, after: JsonObject): Result<WayGone | undefined, string> {
  if (form === 'blood-pressure-reading' || form === 'blood-glucose-reading')
    return wayBetween(readingLife, before['valid'] === false ? '3' : '2', after['valid'] === false ? '3' : '2');
  if (form === HEALTH_REPORT_FORM) return healthReportChange(before, after);
  if (form === 'medication-record')
    return wayBetween(medicationLife, before['active'] === false ? '0' : '1', after['active'] === false ? '0' : '1');
  return ok(undefined);
}
