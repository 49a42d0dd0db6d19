import { addDays, addMonths, type CalendarDay } from '@gongwei/domain/shared';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

const REGIMEN = '2HRZE/4HR';
const MONTHS = 6;

/** A course of six months that began within the last year: the first home visit, then one a month until it is completed. */
export function tuberculosisSheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { today, random, resident } = life;
  const started = addDays(today, -random.integer(20, 330));
  const course = {
    chemotherapyRegimen: REGIMEN,
    drugUsage: '1',
    drugForms: ['1'],
    supervisor: random.pick(['1', '2', '2']),
  };
  const habits = { smokingPerDay: 0, alcoholPerDay: 0, symptoms: random.chance(0.6) ? ['0'] : ['1'] };
  const first = addDays(started, 2);
  const card: ProgrammeSheet = {
    formId: 'tuberculosis-card',
    on: first,
    given: {
      followUpDate: first,
      followUpMode: '2',
      treatmentStartDate: started,
      patientType: random.chance(0.88) ? '1' : '2',
      sputumStatus: random.pick(['1', '2', '2']),
      drugResistance: random.chance(0.05) ? '1' : '2',
      ...course,
      ...habits,
      drugPickupPlace: resident.institutionName,
      drugPickupTime: first,
      separateRoom: '1',
      ventilation: '1',
    },
  };
  const visits = Array.from({ length: MONTHS }, (_, at) => at + 1)
    .map((month) => ({ month, on: addDays(addMonths(started, month), random.integer(-3, 6)) }))
    .filter(({ on }) => on <= today)
    .map(({ month, on }) => visitOn(life, { month, on, started, course: { ...course, ...habits } }));
  return [card, ...visits];
}

type Visit = { month: number; on: CalendarDay; started: CalendarDay; course: ProgrammeSheet['given'] };

function visitOn({ random }: ProgrammeLife, { month, on, started, course }: Visit): ProgrammeSheet {
  const missed = random.weighted([70, 12, 8, 4, 2, 1, 1, 1, 1]);
  return {
    formId: 'tuberculosis-follow-up',
    on,
    previous: { treatmentStartDate: started, chemotherapyRegimen: REGIMEN, patientType: '1' },
    given: {
      followUpDate: on,
      treatmentMonth: month,
      followUpMode: random.pick(['1', '2', '2']),
      ...course,
      missedDoses: missed,
      ...(random.chance(0.12) ? { adverseDrugReaction: '2', adverseDrugReactionDetail: '轻度恶心' } : {}),
      handlingOpinion: '继续按方案服药，按时复查',
      ...(month < MONTHS
        ? {}
        : {
            treatmentStopped: true,
            stopDate: on,
            stopReason: '1',
            visitsDue: MONTHS,
            visitsDone: MONTHS,
            dosesDue: 180,
            dosesTaken: 180 - missed,
          }),
    },
  };
}
