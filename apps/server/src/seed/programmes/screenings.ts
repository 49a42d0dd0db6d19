import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay, type Json } from '@gongwei/domain/shared';
import { rounded } from '../seed-health.ts';
import { HOSPITAL, type ProgrammeLife, type ProgrammeSheet } from './programme.ts';

/** Of the grown-ups without the disease, found with a raised value within the last two months. Assumptions of the project. */
const FOUND = { hypertension: 0.022, diabetes: 0.012 };
/** Open, open after a second look, confirmed, excluded, at high risk. */
const RESULTS = ['0', '2', '1', '3', '4'] as const;
const WEIGHTS = [40, 15, 20, 17, 8];

/** People found with a raised pressure or glucose: some still to be verified, some confirmed, some excluded. */
export function screeningSheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { resident, age, random, today } = life;
  if (age < 35 || resident.status !== '1') return [];
  const found = (disease: 'hypertension' | 'diabetes'): CalendarDay | undefined =>
    !resident.conditions.includes(disease) && random.chance(FOUND[disease])
      ? addDays(today, -random.integer(1, 55))
      : undefined;
  const [pressure, sugar] = [found('hypertension'), found('diabetes')];
  return [
    ...(pressure ? [hypertensionScreening(life, pressure)] : []),
    ...(sugar ? [diabetesScreening(life, sugar)] : []),
  ];
}

function verified(life: ProgrammeLife, on: CalendarDay): Answers {
  const { random, resident, today } = life;
  const result = RESULTS[random.weighted(WEIGHTS)]!;
  const day = addDays(on, random.integer(5, 15));
  const verifiedDate = day > today ? today : day;
  return {
    screeningResult: result,
    ...(result === '0' ? {} : { verifier: resident.doctorId, verifiedDate }),
    ...(result === '1'
      ? {
          referred: true,
          confirmedDate: verifiedDate,
          confirmedInstitution: HOSPITAL,
          ...enrolment(random.chance(0.4), verifiedDate),
        }
      : {}),
    ...(result === '3' ? { excludeReason: '复测在正常范围' } : {}),
  };
}

const enrolment = (enrolled: boolean, on: CalendarDay): Answers => (enrolled ? { enrolled, enrolledDate: on } : {});

function hypertensionScreening(life: ProgrammeLife, on: CalendarDay): ProgrammeSheet {
  const { random, today } = life;
  const result = verified(life, on);
  const times = result['screeningResult'] === '0' ? random.integer(1, 2) : 3;
  const days = Array.from({ length: times }, (_, at) => addDays(on, at * 4)).filter((day) => day <= today);
  const calm = result['screeningResult'] === '3';
  const measurements = days.map((measuredDate, at): Json => {
    const [systolic, diastolic] =
      calm && at > 0
        ? [random.integer(118, 134), random.integer(72, 84)]
        : [random.integer(142, random.chance(0.1) ? 184 : 164), random.integer(82, 99)];
    return {
      measuredDate,
      systolic,
      diastolic,
      heartRate: random.integer(64, 88),
      arm: '1',
      place: at === 0 ? '3' : '1',
    };
  });
  return {
    formId: 'hypertension-screening',
    on,
    updatedOn: updatedOf(result, days),
    given: {
      registeredDate: on,
      source: random.pick(['2', '2', '3', '5', '7']),
      measurements,
      ...result,
    },
  };
}

function diabetesScreening(life: ProgrammeLife, on: CalendarDay): ProgrammeSheet {
  const { random, today } = life;
  const result = verified(life, on);
  const open = result['screeningResult'] === '0';
  const days = [on, ...(open ? [] : [addDays(on, 4)])].filter((day) => day <= today);
  const value = (at: number): number =>
    rounded(result['screeningResult'] === '3' && at > 0 ? 5.1 + random.next() * 0.8 : 7.1 + random.next() * 3, 1);
  return {
    formId: 'diabetes-screening',
    on,
    updatedOn: updatedOf(result, days),
    given: {
      registeredDate: on,
      source: random.pick(['3', '3', '5', '6', '7']),
      typicalSymptoms: random.chance(0.75) ? ['1'] : ['2'],
      measurements: days.map((measuredDate, at): Json => ({
        measuredDate,
        testKind: '1',
        value: value(at),
        sampleType: '2',
      })),
      ...result,
    },
  };
}

const updatedOf = (result: Answers, days: readonly CalendarDay[]): CalendarDay =>
  [...days, ...(result['verifiedDate'] ? [result['verifiedDate'] as CalendarDay] : [])].toSorted().at(-1)!;
