import { archiveNumber, type ArchiveStatus, type KnownCondition, type Sex } from '@gongwei/domain/resident';
import { addDays, addYears, fullYears, type CalendarDay } from '@gongwei/domain/shared';
import { STREETS } from './names.data.ts';
import {
  AGE_BANDS,
  ARCHIVE_STATUS,
  DIABETICS_WITH_HYPERTENSION,
  MISSING_PHONE,
  PSYCHOSIS_MANAGED,
  TUBERCULOSIS_AT,
  TUBERCULOSIS_EVERY,
  type AgeBand,
} from './proportions.data.ts';
import { spread, type Random } from './random.ts';
import type { SeedVillage } from './seed-institutions.ts';
import { instantOn, personName, seedId, syntheticIdNumber, testPhone } from './seed-people.ts';
import type { SeedResident, SeedUser } from './seed-rows.ts';

/** What a resident is drawn from: the n-th of the county, the serial-th of a village. */
export type Draw = {
  readonly index: number;
  readonly serial: number;
  readonly village: SeedVillage;
  readonly doctor: SeedUser;
  readonly today: CalendarDay;
  /** Tells people born on one day apart. */
  readonly sameDay: (birthDate: CalendarDay, sex: Sex) => number;
};

export function seedResident(draw: Draw, random: Random): SeedResident {
  const { index, village, today } = draw;
  const band = bandAt(spread(index, 'age') * 100);
  const sex: Sex = random.next() * 100 < band.male ? 'male' : 'female';
  const birthDate = addDays(addYears(today, -random.integer(band.from, band.to)), -random.integer(0, 364));
  const age = fullYears(birthDate, today);
  const earliest = addDays(today, -365 * 6);
  const filedOn = birthDate > earliest ? birthDate : addDays(earliest, random.integer(0, 365 * 3));
  const name = personName(random, sex, age);
  return {
    id: seedId(instantOn(filedOn, random), random),
    archiveNumber: archiveNumber(village.code, draw.serial),
    name,
    sex,
    birthDate,
    idNumber: syntheticIdNumber(birthDate, sex, draw.sameDay(birthDate, sex)),
    ...(random.next() * 100 < MISSING_PHONE || age < 7 ? {} : { phone: testPhone(index) }),
    address: addressIn(village, random),
    villageCode: village.code,
    villageName: village.name,
    institutionCode: village.code,
    institutionName: village.clinicName,
    doctorId: draw.doctor.id,
    doctorName: draw.doctor.name,
    conditions: conditionsOf(index, band, sex, age, random),
    status: statusOf(index, age),
    filedOn,
  };
}

const CUMULATIVE = AGE_BANDS.map((_, at) => AGE_BANDS.slice(0, at + 1).reduce((sum, band) => sum + band.share, 0));

const bandAt = (percent: number): AgeBand =>
  AGE_BANDS[CUMULATIVE.findIndex((end) => percent < end)] ?? AGE_BANDS.at(-1)!;

const addressIn = (village: SeedVillage, random: Random): string =>
  random.chance(0.12)
    ? `${village.townshipName}${random.pick(STREETS)}${random.integer(1, 220)}号`
    : `${village.townshipName}${village.name}${random.integer(1, 12)}组${random.integer(1, 68)}号`;

/** Confirmed and managed diseases. More than half of the managed diabetics are hypertensive too, and psychosis is an adult's. */
function conditionsOf(index: number, band: AgeBand, sex: Sex, age: number, random: Random): readonly KnownCondition[] {
  const at = sex === 'male' ? 0 : 1;
  const hypertension = (band.hypertension[at] * band.hypertensionManaged) / 10_000;
  const diabetes = (band.diabetes[at] * band.diabetesManaged) / 10_000;
  const hypertensive = spread(index, 'hypertension') < hypertension;
  const both = (diabetes * DIABETICS_WITH_HYPERTENSION) / 100;
  const diabetic = hypertensive
    ? random.chance(both / hypertension)
    : random.chance((diabetes - both) / (1 - hypertension));
  const psychotic = age >= 18 && random.chance(PSYCHOSIS_MANAGED / 100 / 0.797);
  return [
    ...(hypertensive ? ['hypertension' as const] : []),
    ...(diabetic ? ['diabetes' as const] : []),
    ...(psychotic ? ['psychosis' as const] : []),
    ...(age >= 18 && index % TUBERCULOSIS_EVERY === TUBERCULOSIS_AT ? ['tuberculosis' as const] : []),
  ];
}

/** Nobody below 15 has died or refused; the dead are counted among the grown-ups. */
function statusOf(index: number, age: number): ArchiveStatus {
  let left = spread(index, 'status') * 100;
  const code = ARCHIVE_STATUS.find(([, share]) => (left -= share) < 0)?.[0] ?? '1';
  return age < 15 && code !== '2' ? '1' : code;
}
