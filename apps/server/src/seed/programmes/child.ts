import type { Answers } from '@gongwei/domain/forms';
import { addDays, addMonths, type CalendarDay } from '@gongwei/domain/shared';
import { rounded } from '../seed-health.ts';
import { personName, testPhone } from '../seed-people.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';
import { vaccinationCard } from './vaccination.ts';

/** Median weight (kg) and length or height (cm) of the World Health Organization at the ages children are examined. */
const MEDIANS: readonly (readonly [months: number, boy: readonly [number, number], girl: readonly [number, number]])[] =
  [
    [1, [4.5, 54.7], [4.2, 53.7]],
    [3, [6.4, 61.4], [5.8, 59.8]],
    [6, [7.9, 67.6], [7.3, 65.7]],
    [8, [8.6, 70.6], [7.9, 68.7]],
    [12, [9.6, 75.7], [8.9, 74]],
    [18, [10.9, 82.3], [10.2, 80.7]],
    [24, [12.2, 87.1], [11.5, 85.7]],
    [30, [13.3, 91.9], [12.7, 90.7]],
    [36, [14.3, 96.1], [13.9, 95.1]],
    [48, [16.3, 103.3], [16.1, 102.7]],
    [60, [18.3, 110], [18.2, 109.4]],
    [72, [20.5, 116], [20.2, 115.1]],
  ];
/** Of what was due, how much took place. */
const DONE = { visit: 0.93, checkUp: 0.86, newest: 0.4 };
const FRAIL = 0.05;
const REFERRED_TO = '望禾县人民医院儿科';

type Birth = {
  readonly mode: string;
  readonly weeks: number;
  readonly weight: number;
  readonly length: number;
  readonly mother: string;
};

/** The file of a child below seven: booking, the newborn's visit, the check-ups that were due so far; of few the care of the frail. */
export function childSheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { resident, index, random, until } = life;
  const { birthDate } = resident;
  const frail = random.chance(FRAIL);
  const birth: Birth = {
    mode: random.chance(0.56) ? '1' : '4',
    weeks: frail ? random.integer(34, 36) : random.integer(37, 41),
    weight: rounded(frail ? 2.2 + random.next() * 0.25 : Math.min(4.2, Math.max(2.6, random.normal(3.3, 0.35))), 2),
    length: random.integer(48, 52),
    mother: personName(random, 'female', 28),
  };
  const visitOn = addDays(birthDate, random.integer(6, 24));
  const visited = random.chance(DONE.visit);
  const booked = addDays(birthDate, 5);
  const size = random.normal(0, 0.05) - (frail ? 0.1 : 0);
  const due = MEDIANS.filter(([months]) => addMonths(birthDate, months) <= until);
  const checkUps = due.map(([months, boy, girl]) => {
    const on = addDays(addMonths(birthDate, months), random.integer(0, 12));
    return {
      months,
      on,
      done: random.chance(months === due.at(-1)?.[0] ? DONE.newest : DONE.checkUp),
      given: checkUpAnswers(life, months, resident.sex === 'male' ? boy : girl, size),
    };
  });
  const sheets: readonly ProgrammeSheet[] = [
    { formId: 'child-basic-info', on: booked, given: bookingAnswers(life, birth, booked) },
    ...(visited
      ? [{ formId: 'newborn-home-visit', on: visitOn, given: visitAnswers(birth, testPhone(index + 600_000)) }]
      : []),
    ...checkUps.filter(({ done }) => done).map(({ on, given }) => ({ formId: 'child-check-up', on, given })),
    ...(frail ? [frailCare(birth, addDays(birthDate, 30))] : []),
    vaccinationCard(life, { name: birth.mother, phone: testPhone(index + 600_000) }, birth.weight),
  ];
  return sheets.filter(({ on }) => on <= until);
}

function bookingAnswers({ resident, index }: ProgrammeLife, birth: Birth, recordDate: CalendarDay): Answers {
  return {
    childRecordNumber: `ET${resident.archiveNumber.slice(-11)}`,
    recordDate,
    registeredRegion: resident.villageCode,
    currentRegion: resident.villageCode,
    currentAddress: resident.address ?? resident.villageName,
    residenceType: '1',
    motherName: birth.mother,
    guardianPhone: testPhone(index + 600_000),
    gestationalWeeks: birth.weeks,
    birthMode: [birth.mode],
    plurality: '1',
    birthWeight: birth.weight,
    birthLength: birth.length,
    asphyxia: '1',
    birthDefect: '1',
    status: '0',
  };
}

const visitAnswers = (birth: Birth, motherPhone: string): Answers => ({
  motherName: birth.mother,
  motherPhone,
  gestationalWeeks: birth.weeks,
  birthMode: [birth.mode],
  hearingScreening: '1',
  diseaseScreening: ['2'],
  birthWeight: birth.weight,
  birthLength: birth.length,
  currentWeight: rounded(birth.weight + 0.35, 2),
  heartRate: 132,
  respiratoryRate: 40,
  umbilicalCord: '2',
  fontanelleLength: 2,
  fontanelleWidth: 2,
  referralTarget: REFERRED_TO,
});

function checkUpAnswers(
  { random }: ProgrammeLife,
  months: number,
  median: readonly [number, number],
  size: number,
): Answers {
  const teeth = months < 6 ? 0 : Math.min(20, Math.round((months - 4) * 0.9));
  return {
    stageMonth: String(months),
    weight: rounded(median[0] * (1 + size + random.normal(0, 0.03)), 2),
    height: rounded(median[1] * (1 + size / 3 + random.normal(0, 0.008)), 1),
    fontanelle: months >= 18 ? '1' : '2',
    teethCount: teeth,
    cariesCount: months >= 36 && random.chance(0.3) ? random.integer(1, 4) : 0,
    visionLeft: 1,
    visionRight: 1,
    outdoorActivity: 2,
    vitaminD: 400,
    referralTarget: REFERRED_TO,
    hearing: '1',
    umbilicalCord: '2',
  };
}

const frailCare = (birth: Birth, on: CalendarDay): ProgrammeSheet => ({
  formId: 'frail-child-management',
  on,
  given: { frailTypes: ['01'], weight: rounded(birth.weight + 0.8, 2), height: birth.length + 3, status: '0' },
});
