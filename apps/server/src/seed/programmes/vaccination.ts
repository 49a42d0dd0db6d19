import { PROGRAMME_DOSES } from '@gongwei/domain/maternal-child';
import { addDays, addMonths, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { createRandom, type Random } from '../random.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

/** Of the two encephalitis and hepatitis A vaccines a clinic here gives the attenuated; HPV comes after the age of these children. */
const ELSEWHERE = ['JE-I', 'HepA-I', 'HPV2'];
const MAKERS = ['北京生物制品研究所', '武汉生物制品研究所', '成都生物制品研究所', '兰州生物制品研究所'];
const BY_MOUTH = '7';
/** Of the doses that were due: how many came late, and how many children stayed away from the rest of a series. */
const LATE = 0.05;
const STAYED_AWAY = 0.012;
/** Days. */
const BATCH_KEEPS = 540;

type Guardian = { readonly name: string; readonly phone: string };

/** The vaccination card of a child: the doses of the programme that were due so far, most of them in time. */
export function vaccinationCard(life: ProgrammeLife, guardian: Guardian, birthWeight: number): ProgrammeSheet {
  const { resident, index, until } = life;
  // Of its own, so that what else is drawn of the child stays what it was.
  const random = createRandom(`vaccination:${index}`);
  const doses = dosesOf(resident.birthDate, until, random);
  const booked = addDays(resident.birthDate, random.integer(0, 20));
  const on = booked > resident.filedOn ? booked : resident.filedOn;
  const last = doses.reduce<CalendarDay>((latest, { date }) => (date > latest ? date : latest), on);
  return {
    formId: 'immunization-record',
    on,
    ...(last > on && { updatedOn: last }),
    given: {
      cardNumber: `YF${resident.archiveNumber.slice(-11)}`,
      birthWeight,
      guardianName: guardian.name,
      guardianRelation: '2',
      guardianPhone: guardian.phone,
      registeredRegion: resident.villageCode,
      currentRegion: resident.villageCode,
      currentAddress: resident.address ?? resident.villageName,
      residenceClass: random.chance(0.94) ? '1' : '4',
      stayClass: '1',
      cardDate: on,
      certificateIssued: true,
      certificateDate: on,
      archiveStatus: '1',
      doses,
    },
  };
}

type Dose = JsonObject & { readonly date: CalendarDay };

/** Months of an age or an interval. */
const monthsOf = ({ years = 0, months = 0 }: { readonly years?: number; readonly months?: number } = {}): number =>
  years * 12 + months;

function dosesOf(birthDate: CalendarDay, until: CalendarDay, random: Random): readonly Dose[] {
  const given: Dose[] = [];
  const stopped = new Set(ELSEWHERE);
  const before = new Map<string, CalendarDay>();
  const visits = new Map<number, CalendarDay>();
  for (const { vaccine, number, dose } of PROGRAMME_DOSES) {
    const { code } = vaccine;
    if (stopped.has(code)) continue;
    const age = Math.max(monthsOf(dose.minAge), monthsOf(dose.minAgeUntil2024));
    // What is due at the same age is given at the same visit: live vaccines are given together or a month apart.
    const visit = visits.get(age) ?? addDays(addMonths(birthDate, age), age === 0 ? 0 : random.integer(1, 20));
    visits.set(age, visit);
    const earlier = before.get(code);
    const apart = earlier === undefined ? visit : addMonths(earlier, monthsOf(dose.minInterval) + 1);
    const late = age > 0 && random.chance(LATE) ? random.integer(40, 120) : 0;
    const date = addDays(apart > visit ? apart : visit, late);
    if (random.chance(STAYED_AWAY) || date > until) {
      stopped.add(code);
      continue;
    }
    before.set(code, date);
    given.push(
      doseOf({ vaccine: code, doseNumber: number, date }, { late: late > 0, byMouth: dose.product === 'bOPV' }, random),
    );
  }
  return given.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** A dose as it stands on the card, of a batch that was made some months before. */
function doseOf(
  dose: { readonly vaccine: string; readonly doseNumber: number; readonly date: CalendarDay },
  { late, byMouth }: { readonly late: boolean; readonly byMouth: boolean },
  random: Random,
): Dose {
  const made = addDays(dose.date, -random.integer(30, 200));
  return {
    ...dose,
    site: byMouth ? BY_MOUTH : random.pick(['1', '3']),
    batchNumber: `${made.slice(0, 7).replace('-', '')}${String(random.integer(1, 40)).padStart(3, '0')}`,
    expiryDate: addDays(made, BATCH_KEEPS),
    manufacturer: random.pick(MAKERS),
    institution: '预防接种门诊',
    vaccinator: '接种护士',
    paid: '1',
    doseType: late ? '2' : '1',
  };
}
