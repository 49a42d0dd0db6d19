import { addDays, type CalendarDay, type Json } from '@gongwei/domain/shared';
import { DRUGS } from '../names.data.ts';
import { rounded, treatedReading, type Constitution } from '../seed-health.ts';
import { endOf, HOSPITAL, type ProgrammeLife, type ProgrammeSheet } from './programme.ts';

/** Of those in care, how many have their card since these weeks only. */
const NEW_CARDS = { share: 0.03, days: 28 };

/** The day care began: soon after the archive was opened, for few in the last weeks. */
export const cardDay = ({ resident, today, random }: ProgrammeLife): CalendarDay =>
  random.chance(NEW_CARDS.share)
    ? addDays(today, -random.integer(1, NEW_CARDS.days))
    : addDays(resident.filedOn, random.integer(0, 20));

/** The card of a hypertensive, as it was written on the day care began. */
export function hypertensionCard(life: ProgrammeLife, body: Constitution, on: CalendarDay): ProgrammeSheet {
  const { resident, age, random } = life;
  const { systolic, diastolic } = treatedReading(age, random.chance(0.4), random);
  const { drugName, drugClass, timesPerDay, dosePerTime, doseUnit } = random.pick(DRUGS);
  const old = resident.sex === 'male' ? age > 55 : age > 65;
  const heavy = body.bmi >= 28;
  const factors = [...(old ? ['1'] : []), ...(heavy ? ['6'] : [])];
  return {
    formId: 'hypertension-card',
    on,
    given: {
      caseSource: random.pick(['2', '3', '3', '4', '5']),
      confirmedDate: addDays(on, -random.integer(0, 2_500)),
      confirmedInstitution: HOSPITAL,
      hypertensionType: '1',
      familyHistory: random.chance(0.3) ? ['1'] : ['5'],
      symptoms: ['1'],
      usesAntihypertensive: true,
      medications: [{ drugName, drugClass, timesPerDay, dosePerTime, doseUnit } satisfies Json],
      height: rounded(body.height, 1),
      weight: rounded(body.bmi * (body.height / 100) ** 2, 1),
      systolic,
      diastolic,
      riskFactors: factors.length === 0 ? ['12'] : factors,
      targetOrganDamage: ['10'],
      clinicalConditions: resident.conditions.includes('diabetes') ? ['13'] : ['16'],
      ...endOf(life),
    },
    ...(resident.status === '1' ? {} : { updatedOn: life.until }),
  };
}
