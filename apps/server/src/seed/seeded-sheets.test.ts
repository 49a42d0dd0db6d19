import { expect, it } from 'vitest';
import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { contextOf, wholeFile } from '../loading/whole-file.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from './seeded-county.ts';

const today = parseCalendarDay('2026-11-20') as CalendarDay;
/** Sheets looked at of each form. */
const ENOUGH = 60;

it('every seeded sheet is one its form accepts, stored as the form itself would store it', async () => {
  const forms = await loadFormLibrary();
  const seen = new Map<string, number>();
  for (const file of seedCounty({ residents: 2_000, today, seed: 'sheets' }).files()) {
    const few = file.records.filter(({ formId }) => (seen.get(formId) ?? 0) < ENOUGH);
    const { resident, records } = wholeFile({ ...file, records: few }, forms);
    for (const record of records) {
      const { formId, data, typed } = record;
      const context = {
        ...contextOf(record, resident),
        today: typed?.updatedOn ?? record.occurredOn,
        ...(typed?.previous ? { previous: typed.previous } : {}),
      };
      expect(forms.troubles(formId, data, context), formId).toEqual([]);
      expect(data, formId).toEqual(forms.stored(formId, data, context));
      seen.set(formId, (seen.get(formId) ?? 0) + 1);
    }
  }
  expect([...seen.keys()].toSorted()).toEqual([
    'assessment-hypertension',
    'blood-glucose-patient',
    'blood-glucose-reading',
    'blood-pressure-patient',
    'blood-pressure-reading',
    'child-basic-info',
    'child-check-up',
    'delivery-mother',
    'diabetes-card',
    'diabetes-follow-up',
    'diabetes-screening',
    'family-doctor-contract',
    'first-prenatal-visit',
    'frail-child-management',
    'health-check-up',
    'health-report',
    'hypertension-card',
    'hypertension-follow-up',
    'hypertension-screening',
    'immunization-record',
    'management-prescription',
    'medication-record',
    'newborn-home-visit',
    'postpartum-42-day',
    'postpartum-visit',
    'pregnancy-basic-info',
    'premarital-basic-info',
    'premarital-female-general-exam',
    'premarital-female-physical-exam',
    'premarital-male-general-exam',
    'premarital-male-physical-exam',
    'prenatal-visit',
    'prepregnancy-assessment',
    'prepregnancy-basic-info',
    'prepregnancy-early-follow-up',
    'prepregnancy-husband-general',
    'prepregnancy-husband-physical',
    'prepregnancy-wife-general',
    'prepregnancy-wife-physical',
    'psychosis-card',
    'psychosis-follow-up',
    'resident-personal-info',
    'supplement-biochemistry',
    'supplement-blood-routine',
    'supplement-urine-routine',
    'tcm-constitution',
    'tcm-guidance',
    'tuberculosis-card',
    'tuberculosis-follow-up',
  ]);
});
