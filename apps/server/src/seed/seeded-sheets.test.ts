import type { FormContext } from '@gongwei/domain/forms';
import { fullYears, parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from './seeded-county.ts';

const today = parseCalendarDay('2026-11-20') as CalendarDay;

it('every seeded sheet is one its form accepts, stored as the form itself would store it', async () => {
  const forms = await loadFormLibrary();
  const seen = new Map<string, number>();
  for (const { resident, records } of seedCounty({ residents: 400, today, seed: 'sheets' }).files()) {
    for (const { formId, data, occurredOn } of records) {
      const age = fullYears(resident.birthDate, occurredOn);
      const { id, name, sex, birthDate, archiveNumber, idNumber } = resident;
      const context: FormContext = {
        today: occurredOn,
        resident: { id, name, sex, birthDate, age, archiveNumber, idNumber, known: resident.conditions },
      };
      expect(forms.troubles(formId, data, context), formId).toEqual([]);
      expect(data, formId).toEqual(forms.stored(formId, data, context));
      seen.set(formId, (seen.get(formId) ?? 0) + 1);
    }
  }
  expect([...seen.keys()].toSorted()).toEqual([
    'health-check-up',
    'hypertension-follow-up',
    'resident-personal-info',
    'supplement-biochemistry',
    'supplement-blood-routine',
    'supplement-urine-routine',
  ]);
});
