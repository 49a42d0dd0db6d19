import type { Answers, RecordSave } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { createRandom } from '../seed/random.ts';
import { seedCheckUp } from '../seed/seed-check-ups.ts';
import { constitutionOf } from '../seed/seed-health.ts';
import { fullYears } from '@gongwei/domain/shared';
import { tinyCounty } from './tiny-county.ts';

/** A whole check-up sheet of somebody of the tiny county, as its form accepts it. `more`: other answers; `undefined` takes one away. */
export function checkUpSheet(
  residentNumber: number,
  on: string,
  more: { readonly [key: string]: Answers[string] | undefined } = {},
  save: Partial<RecordSave> = {},
): RecordSave {
  const file = [...tinyCounty.files].find(({ resident }) => resident.id === `resident-${residentNumber}`);
  if (!file) throw new RangeError(`No resident ${residentNumber}`);
  const { resident } = file;
  const day = on as CalendarDay;
  const random = createRandom(`sheet:${residentNumber}`);
  const constitution = constitutionOf(resident, fullYears(resident.birthDate, day), random);
  const { answers } = seedCheckUp(resident, constitution, residentNumber, day, '990101101', random);
  const data = Object.fromEntries(Object.entries({ ...answers, ...more }).filter(([, value]) => value !== undefined));
  return {
    id: `check-up-${residentNumber}`,
    formId: 'health-check-up',
    formVersion: 1,
    subjectId: resident.id,
    occurredOn: day,
    data: data as Answers,
    baseVersion: 0,
    saveId: `save-check-up-${residentNumber}`,
    ...save,
  };
}
