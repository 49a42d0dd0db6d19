import type { Sex } from '@gongwei/domain/resident';
import { addDays, calendarDay, daysInMonth, fullYears, partsOf, type CalendarDay } from '@gongwei/domain/shared';
import type { Answers } from '@gongwei/domain/forms';
import { CHECK_UP, PERSONAL_INFO_FILED } from './proportions.data.ts';
import { createRandom, spread, type Random } from './random.ts';
import { asStored } from './seed-computed.ts';
import { seedCheckUp } from './seed-check-ups.ts';
import { hypertensionVisits } from './seed-follow-ups.ts';
import { programmeSheets } from './programmes/programme-sheets.ts';
import type { ProgrammeSheet } from './programmes/programme.ts';
import { constitutionOf } from './seed-health.ts';
import { seedEntries } from './registers/seed-registers.ts';
import { seedGeography, type SeedGeography, type SeedVillage } from './seed-institutions.ts';
import { biochemistrySheet, bloodSheet, urineSheet } from './seed-laboratory.ts';
import { instantOn, seedId } from './seed-people.ts';
import { personalInfoAnswers } from './seed-personal-info.ts';
import { seedResident } from './seed-residents.ts';
import type { SeedFile, SeedInstitution, SeedRecord, SeedResident, SeedUser } from './seed-rows.ts';
import { seedUsers } from './seed-users.ts';

export type SeedOptions = {
  /** 100 to 1 000 000; 2 000 where nothing is said. */
  readonly residents: number;
  /** The day the county is looked at; three years of history end there. */
  readonly today: CalendarDay;
  /** The same seed, size and day give the same county, byte for byte. */
  readonly seed?: string;
};

/** Whether the files of a resident are asked for, by the place among all of them; the others cost little. */
type Wanted = (index: number) => boolean;

export type SeededCounty = {
  readonly institutions: readonly SeedInstitution[];
  readonly users: readonly SeedUser[];
  /** What the registers hold. */
  readonly entries: readonly SeedRecord[];
  /** One resident after the other, in archive-number order of each village; nothing is kept, so a million costs no memory. */
  files(wanted?: Wanted): Iterable<SeedFile>;
};

export function seedCounty({ residents, today, seed = 'gongwei' }: SeedOptions): SeededCounty {
  if (!Number.isInteger(residents) || residents < 100 || residents > 1_000_000)
    throw new RangeError(`A seeded county has 100 to 1 000 000 residents, not ${residents}`);
  const geography = seedGeography(seed, residents);
  const opened = addDays(today, -365 * 6);
  const users = seedUsers(seed, geography, opened);
  const entries = seedEntries(seed, geography.institutions, users, opened, today);
  return {
    ...{ institutions: geography.institutions, users, entries },
    files: (wanted = () => true) => filesOf({ geography, users, today, seed, wanted }),
  };
}

type Filing = {
  readonly geography: SeedGeography;
  readonly users: readonly SeedUser[];
  readonly today: CalendarDay;
  readonly seed: string;
  readonly wanted: Wanted;
};

function* filesOf({ geography, users, today, seed, wanted }: Filing): Iterable<SeedFile> {
  const doctorOf = responsibleDoctors(users);
  const born = new Map<string, number>();
  const sameDay = (birthDate: CalendarDay, sex: Sex): number => {
    const key = birthDate + sex;
    const count = born.get(key) ?? 0;
    born.set(key, count + 1);
    return count;
  };
  const offsets = checkUpOffsets(geography);
  // Shares of a group come out right when its members are counted among themselves.
  const ordinals = { elderly: 0, hypertension: 0 };
  let index = 0;
  for (const village of geography.villages) {
    for (let serial = 1; serial <= village.residents; serial += 1, index += 1) {
      const random = createRandom(`${seed}:${index}`);
      const resident = seedResident(
        { index, serial, village, doctor: doctorOf(village, serial), today, sameDay },
        random,
      );
      if (resident.birthDate <= addDays(today, -365 * 63)) ordinals.elderly += 1;
      if (resident.conditions.includes('hypertension')) ordinals.hypertension += 1;
      if (!wanted(index)) continue;
      yield {
        resident,
        records: recordsOf(
          {
            resident,
            index,
            ordinals,
            townshipCode: village.townshipCode,
            rateOffset: offsets.get(village.townshipCode) ?? 0,
            today,
          },
          random,
          createRandom(`${seed}:${index}:programmes`),
        ),
      };
    }
  }
}

/** Every fifth resident has a family doctor of the township centre, the others the doctor of their village. Demo accounts come first among equals. */
function responsibleDoctors(users: readonly SeedUser[]): (village: SeedVillage, serial: number) => SeedUser {
  const withRole = (role: string): ReadonlyMap<string, readonly SeedUser[]> => {
    const found = new Map<string, SeedUser[]>();
    for (const user of users)
      if (user.roles.some((one) => one === role))
        found.set(user.institutionCode, [...(found.get(user.institutionCode) ?? []), user]);
    return found;
  };
  const [village, township] = [withRole('VIL'), withRole('DOC')];
  return ({ code, townshipCode }, serial) => {
    const family = serial % 5 === 0 ? township.get(townshipCode) : undefined;
    const doctor = family?.[(serial / 5 - 1) % family.length] ?? village.get(code)?.[0];
    if (!doctor) throw new Error(`No doctor in village ${code}`);
    return doctor;
  };
}

/** Percentage points each township's check-up rate lies above or below the county's; weighted by residents they cancel out. */
function checkUpOffsets({ townshipCodes, villages }: SeedGeography): ReadonlyMap<string, number> {
  const raw = townshipCodes.map(
    (_, at) =>
      (townshipCodes.length < 2 ? 0 : (((at * 7) % townshipCodes.length) / (townshipCodes.length - 1)) * 2 - 1) *
      CHECK_UP.townshipSpread,
  );
  const people = townshipCodes.map((code) =>
    villages.filter((village) => village.townshipCode === code).reduce((sum, village) => sum + village.residents, 0),
  );
  const mean =
    raw.reduce((sum, offset, at) => sum + offset * people[at]!, 0) / people.reduce((sum, count) => sum + count, 0);
  return new Map(townshipCodes.map((code, at) => [code, raw[at]! - mean]));
}

type Life = {
  readonly resident: SeedResident;
  readonly index: number;
  readonly ordinals: { readonly elderly: number; readonly hypertension: number };
  readonly townshipCode: string;
  readonly rateOffset: number;
  readonly today: CalendarDay;
};

/** `drawn`: a stream of its own for the programmes, so that what they hold moves nothing else. */
function recordsOf(life: Life, random: Random, drawn: Random): readonly SeedRecord[] {
  const { resident, index, townshipCode, today } = life;
  const records: SeedRecord[] = [];
  // Who moved away or died in the past year has no records after that.
  const until = resident.status === '1' ? today : addDays(today, -random.integer(20, 365));
  const put = (formId: string, on: CalendarDay, from: Random, rest: Pick<SeedRecord, 'data' | 'typed'>): void => {
    if (on < resident.filedOn || on > until) return;
    const createdAt = instantOn(on, from);
    records.push({
      id: seedId(createdAt, from),
      formId,
      formVersion: 1,
      subjectId: resident.id,
      institutionCode: resident.institutionCode,
      occurredOn: on,
      createdAt,
      createdBy: resident.doctorId,
      createdByName: resident.doctorName,
      ...rest,
    });
  };
  const add = (formId: string, on: CalendarDay, data: Answers): void =>
    put(formId, on, random, { data: asStored(formId, data, resident, on) });
  const addSheet = ({ formId, on, given, previous, updatedOn }: ProgrammeSheet): void =>
    put(formId, on, drawn, {
      data: given,
      typed: { ...(previous ? { previous } : {}), ...(updatedOn && updatedOn > on ? { updatedOn } : {}) },
    });
  if (random.next() * 100 < PERSONAL_INFO_FILED)
    add('resident-personal-info', resident.filedOn, personalInfoAnswers(resident, index, random));
  const age = fullYears(resident.birthDate, today);
  const patient = resident.conditions.includes('hypertension') || resident.conditions.includes('diabetes');
  const examined = age >= 65 || (age >= 18 && patient);
  const constitution = examined ? constitutionOf(resident, age, random) : undefined;
  const sheets = programmeSheets({ resident, index, age, today, until, random: drawn }, constitution);
  for (const sheet of sheets) addSheet(sheet);
  if (!constitution) return byTime(records);
  for (const on of checkUpDays(life, random)) {
    const { answers, laboratory } = seedCheckUp(resident, constitution, index, on, townshipCode, random);
    add('health-check-up', on, answers);
    if (!laboratory) continue;
    const head = { archiveNo: resident.archiveNumber, examDate: on, reportDate: on, institutionName: townshipCode };
    add('supplement-blood-routine', on, { ...head, ...bloodSheet(laboratory.blood, random) });
    add('supplement-urine-routine', on, { ...head, ...urineSheet(laboratory.urine, random) });
    add('supplement-biochemistry', on, { ...head, ...biochemistrySheet(laboratory.biochemistry, random) });
  }
  if (resident.conditions.includes('hypertension')) {
    const visits = hypertensionVisits(
      resident,
      constitution,
      { index, ordinal: life.ordinals.hypertension },
      today,
      random,
    );
    // Nobody is followed up before there is a card.
    const since = sheets.find(({ formId }) => formId === 'hypertension-card')?.on ?? resident.filedOn;
    for (const visit of visits) if (visit.on >= since) add('hypertension-follow-up', visit.on, visit.answers);
  }
  return byTime(records);
}

const byTime = (records: readonly SeedRecord[]): readonly SeedRecord[] =>
  records.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));

/** The day of each year's check-up, where there was one: two years ago, last year, this year as far as it has gone. */
function checkUpDays({ resident, ordinals, rateOffset, today }: Life, random: Random): readonly CalendarDay[] {
  const thisYear = partsOf(today).year;
  return [thisYear - 2, thisYear - 1, thisYear].flatMap((year, at) => {
    const age = fullYears(resident.birthDate, calendarDay(year, 12, 31));
    const rate = (age >= 65 ? CHECK_UP.elderlyRates[at]! : CHECK_UP.patientRate) + rateOffset;
    const taken = (spread(ordinals.elderly, 'check-up') + at * 0.37) % 1;
    const month = random.weighted(CHECK_UP.monthShares) + 1;
    const on = calendarDay(year, month, random.integer(1, daysInMonth(year, month)));
    return taken * 100 < rate && on <= today ? [on] : [];
  });
}
