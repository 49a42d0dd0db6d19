import type { Answers } from '@gongwei/domain/forms';
import { addDays, addMonths, fullYears, type CalendarDay, type Json } from '@gongwei/domain/shared';
import { DRUGS } from './names.data.ts';
import { FOLLOW_UP } from './proportions.data.ts';
import { spread, type Random } from './random.ts';
import { rounded, treatedReading, type Constitution } from './seed-health.ts';
import type { SeedResident } from './seed-rows.ts';

export type SeedVisit = { readonly on: CalendarDay; readonly answers: Answers };

/**
 * Three years of a hypertensive's visits, oldest first. Planned every three months, some did not take place; the last
 * one leaves the patient on schedule or, for the share that is overdue now, late.
 */
export function hypertensionVisits(
  resident: SeedResident,
  constitution: Constitution,
  { index, ordinal }: { readonly index: number; readonly ordinal: number },
  today: CalendarDay,
  random: Random,
): readonly SeedVisit[] {
  const drugs = [random.pick(DRUGS), ...(random.chance(0.22) ? [DRUGS[4]] : [])];
  const overdue = spread(ordinal, 'overdue') * 100 < FOLLOW_UP.overdue;
  const lastControlled = random.next() * 100 < FOLLOW_UP.controlled;
  const last = addDays(today, overdue ? -random.integer(95, 190) : -random.integer(0, lastControlled ? 84 : 13));
  const days = [...visitDays(today, random).filter((day) => day >= resident.filedOn && day < addDays(last, -14)), last];
  let uncontrolledBefore = false;
  return days.map((on): SeedVisit => {
    const controlled = on === last ? lastControlled : random.next() * 100 < FOLLOW_UP.controlled;
    const age = fullYears(resident.birthDate, on);
    const { systolic, diastolic } = treatedReading(age, controlled, random);
    const measure = controlled ? '1' : uncontrolledBefore ? '3' : '2';
    uncontrolledBefore = !controlled;
    const weight = rounded(constitution.bmi * (constitution.height / 100) ** 2 + random.normal(0, 0.8), 1);
    const smoker = resident.sex === 'male' && index % 5 < 2;
    return {
      on,
      answers: {
        resident: resident.id,
        followUpDate: on,
        followUpMode: ['1', '2', '3'][random.weighted(FOLLOW_UP.wayWeights)]!,
        disposition: '1',
        symptoms: controlled || random.chance(0.6) ? ['1'] : [random.pick(['2', '4', '6', '8'])],
        systolic,
        diastolic,
        height: rounded(constitution.height, 1),
        weight,
        weightTarget: rounded(constitution.bmi >= 24 ? weight * 0.95 : weight, 1),
        heartRate: random.integer(62, 88),
        smokingPerDay: smoker ? random.integer(5, 20) : 0,
        smokingPerDayTarget: smoker ? random.integer(0, 5) : 0,
        alcoholPerDay: resident.sex === 'male' && index % 7 === 0 ? rounded(random.integer(2, 8) / 2, 1) : 0,
        alcoholPerDayTarget: 0,
        exerciseTimesPerWeek: random.integer(2, 7),
        exerciseMinutesPerTime: random.pick([20, 30, 30, 40]),
        exerciseTimesPerWeekTarget: 7,
        exerciseMinutesPerTimeTarget: 30,
        saltIntake: ['1', '2', '3'][random.weighted([38, 50, 12])]!,
        saltIntakeTarget: '1',
        psychologicalAdjustment: random.chance(0.86) ? '1' : '2',
        complianceBehaviour: random.chance(0.8) ? '1' : '2',
        ...(controlled || random.chance(0.62)
          ? { medicationAdherence: '1' }
          : { medicationAdherence: '2', nonadherenceReason: random.pick(['1', '2', '2', '5']) }),
        adverseDrugReaction: '1',
        visitClass: controlled ? '1' : '2',
        medications: drugs.map(({ drugName, drugClass, timesPerDay, dosePerTime, doseUnit }): Json => ({
          drugName,
          drugClass,
          timesPerDay,
          dosePerTime,
          doseUnit,
        })),
        referred: measure === '3',
        ...(measure === '3'
          ? { referralReason: '连续两次血压控制不满意', referralOrganization: '县人民医院心血管内科' }
          : {}),
        nextManagementMeasure: measure,
        nextFollowUpDate: controlled ? addMonths(on, 3) : addDays(on, 14),
        followUpDoctor: resident.doctorId,
      },
    };
  });
}

/** Days of the visits that took place: each year's four quarters, less those that were missed, ending near today. */
export function visitDays(today: CalendarDay, random: Random): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let year = 3; year >= 1; year -= 1) {
    const done = random.weighted(FOLLOW_UP.doneWeights);
    const missed = new Set<number>();
    while (missed.size < 4 - done) missed.add(random.integer(0, 3));
    for (let quarter = 0; quarter < 4; quarter += 1)
      if (!missed.has(quarter)) days.push(addDays(addMonths(today, -12 * year + 3 * quarter), random.integer(3, 40)));
  }
  return days;
}
