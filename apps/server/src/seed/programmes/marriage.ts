import { addDays, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { personName, syntheticIdNumber, testPhone } from '../seed-people.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

/** Of people of 22 to 32 examined before a marriage, and of women of 22 to 38 before a pregnancy, within the last year. */
const PREMARITAL = 0.05;
const PREPREGNANCY = 0.06;

const examNumber = ({ resident }: ProgrammeLife, letters: string, on: CalendarDay): string =>
  `${letters}${on.slice(0, 4)}${resident.archiveNumber.slice(-6)}`;

/** The two sheets of one partner before a marriage; a fifth are still to be examined. */
export function premaritalSheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { resident, age, random, today } = life;
  if (age < 22 || age > 32 || resident.status !== '1' || !random.chance(PREMARITAL)) return [];
  const on = addDays(today, -random.integer(2, 330));
  const partnerName = personName(random, resident.sex === 'male' ? 'female' : 'male', age);
  const number = examNumber(life, 'HJ', on);
  const done = random.chance(0.8);
  const found = done && random.chance(0.12);
  const finding: JsonObject = found
    ? { examResult: '2', examResultDetail: '乙肝表面抗原阳性', diagnosis: '慢性乙型肝炎病毒携带', medicalOpinion: '5' }
    : { examResult: '1', medicalOpinion: '1' };
  const who = { examNumber: number, partnerName };
  const women = { menarcheAge: 13, menstrualPeriodDays: 5, menstrualCycleDays: 28, menstrualVolume: '2' };
  const sex = resident.sex;
  const sheets: ProgrammeSheet[] = [
    {
      formId: 'premarital-basic-info',
      on,
      given: {
        ...who,
        ...finding,
        ...(resident.phone === undefined ? {} : { phone: resident.phone }),
        ...(done && !found ? { certificateNumber: `ZM${number}`, certificateDate: on } : {}),
      },
    },
  ];
  if (!done) return sheets;
  return [
    ...sheets,
    { formId: `premarital-${sex}-general-exam`, on, given: { ...who, ...(sex === 'female' ? women : {}), ...finding } },
    { formId: `premarital-${sex}-physical-exam`, on, given: { cardiacRhythm: '齐' } },
  ];
}

/** A couple before a pregnancy, from registration over the four examinations to the visits after it. */
export function prepregnancySheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { resident, age, random, today } = life;
  if (resident.sex !== 'female' || age < 22 || age > 38 || resident.status !== '1' || !random.chance(PREPREGNANCY))
    return [];
  const on = addDays(today, -random.integer(5, 360));
  const husbandName = personName(random, 'male', age + 2);
  const names = { wifeName: resident.name, husbandName };
  const far = random.weighted([12, 18, 70]);
  return [
    { formId: 'prepregnancy-basic-info', on, given: { ...registration(life, on), ...names } },
    ...(far > 0 ? wifeSheets(life, on) : []),
    ...(far > 1 ? [...husbandSheets(life, on), assessment(life, names, addDays(on, 7))] : []),
    ...(far > 1 ? afterwards(life, names, on) : []),
  ].filter((sheet) => sheet.on <= today);
}

function registration(life: ProgrammeLife, on: CalendarDay): JsonObject {
  const { resident, index, random } = life;
  const born = addDays(resident.birthDate, -random.integer(100, 1_400));
  return {
    recordNumber: examNumber(life, 'YQ', on),
    husbandIdNumber: syntheticIdNumber(born, 'male', index),
    husbandBirthDate: born,
    husbandEducation: '6',
    husbandPhone: testPhone(index + 650_000),
    wifeIdNumber: resident.idNumber,
    wifeBirthDate: resident.birthDate,
    wifeEducation: '6',
    wifePhone: resident.phone ?? testPhone(index + 500_000),
    marriageDate: addDays(on, -random.integer(60, 900)),
  };
}

const LABORATORY = { labDate: '', aboBloodType: '1', rhBloodType: '2' } as const;

const wifeSheets = ({ resident, random }: ProgrammeLife, on: CalendarDay): readonly ProgrammeSheet[] => [
  {
    formId: 'prepregnancy-wife-general',
    on,
    given: {
      menarcheAge: 13,
      menstruationRegular: '1',
      menstrualVolume: '1',
      children: random.weighted([60, 40]),
      eatsMeatEgg: '1',
      readyForPregnancy: '1',
    },
  },
  {
    formId: 'prepregnancy-wife-physical',
    on,
    given: {
      ...LABORATORY,
      labDate: on,
      height: random.integer(154, 168),
      weight: random.integer(48, 66),
      ultrasound: '1',
      gynecologicDoctor: resident.doctorId,
    },
  },
];

const husbandSheets = ({ random }: ProgrammeLife, on: CalendarDay): readonly ProgrammeSheet[] => [
  { formId: 'prepregnancy-husband-general', on, given: { eatsMeatEgg: '1', readyForPregnancy: '1' } },
  {
    formId: 'prepregnancy-husband-physical',
    on,
    given: { ...LABORATORY, labDate: on, height: random.integer(165, 180), weight: random.integer(58, 82) },
  },
];

function assessment({ random }: ProgrammeLife, names: JsonObject, on: CalendarDay): ProgrammeSheet {
  const risky = random.chance(0.2);
  return {
    formId: 'prepregnancy-assessment',
    on,
    given: {
      ...names,
      ...(risky
        ? { riskGroup: '2', conclusion: '3', individualAdvice: '甲状腺功能复查正常后再怀孕。' }
        : { riskGroup: '1', conclusion: '1' }),
    },
  };
}

function afterwards({ random }: ProgrammeLife, { wifeName }: JsonObject, on: CalendarDay): readonly ProgrammeSheet[] {
  if (!random.chance(0.6)) return [];
  const visitedOn = addDays(on, 100);
  const pregnant = random.chance(0.5);
  const result = pregnant
    ? { followUpResult: '1', lastMenstrualPeriod: addDays(visitedOn, -56) }
    : { followUpResult: '2' };
  return [{ formId: 'prepregnancy-early-follow-up', on: visitedOn, given: { wifeName: wifeName ?? '', ...result } }];
}
