import type { Answers } from '@gongwei/domain/forms';
import { addDays, addYears, type CalendarDay } from '@gongwei/domain/shared';
import { createRandom, type Random } from '../random.ts';
import { packageItems, SEED_PACKAGES, type SeedPackage } from '../registers/services.data.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

/** Of the elderly and the chronically ill, how many have signed. */
const SIGNED = 0.5;
/** Of those, by hundredths: still to be signed, dissolved, run out and not signed again, renewed; the others run. */
const SHARES = { pending: 8, dissolved: 20, expired: 30, renewed: 45 };
/** 解约原因 by the state of the archive; of who is still here, one of these. */
const GONE: { readonly [status: string]: string } = { '2': '02', '3': '03', '4': '01', '5': '04' };
const TEAMS = ['一', '二', '三', '四', '五'];

/** Contracts with a family doctor, in every state they can be in. Drawn apart from the other sheets, which stay as they were. */
export function contractSheets(life: ProgrammeLife): readonly ProgrammeSheet[] {
  const { resident, age, today, until } = life;
  const crowds = crowdsOf(life);
  const random = createRandom(`contracts:${resident.id}`);
  if (crowds.length === 0 || resident.phone === undefined || !random.chance(SIGNED)) return [];
  const draw = random.integer(1, 100);
  const signedOn = (from: number, to: number): CalendarDay => addDays(until, -random.integer(from, to));
  const one = (on: CalendarDay, more: Answers = {}, updatedOn?: CalendarDay): readonly ProgrammeSheet[] =>
    on < resident.filedOn || age < 18 ? [] : [contract(life, crowds, random, on, more, updatedOn)];
  if (resident.status !== '1') return one(signedOn(20, 300), dissolved(until, GONE[resident.status] ?? '99'), until);
  if (draw <= SHARES.pending) return one(signedOn(0, 12), UNSIGNED);
  if (draw <= SHARES.dissolved) {
    const on = addDays(today, -random.integer(0, 60));
    return one(addDays(on, -random.integer(30, 200)), dissolved(on, random.pick(['01', '04', '04', '05'])), on);
  }
  const first = draw <= SHARES.renewed ? signedOn(366, 700) : signedOn(5, 362);
  if (draw > SHARES.renewed) return one(first);
  const over = addYears(first, 1);
  const before = one(first, { contractStatus: '5' }, over);
  return draw <= SHARES.expired || before.length === 0 ? before : [...before, ...one(over, RENEWED)];
}

const UNSIGNED: Answers = { contractStatus: '4' };
const RENEWED: Answers = { signKind: '2', contractStatus: '3' };
const dissolved = (on: CalendarDay, reason: string): Answers => ({
  ...{ contractStatus: '2', terminateDate: on, terminateReason: reason },
  ...(reason === '99' && { terminateReasonOther: '档案已注销' }),
});

/** Codes of 人群分类, and the package for whom it is most. */
function crowdsOf({ resident: { conditions }, age }: ProgrammeLife): readonly string[] {
  return [
    ...(age >= 65 ? ['03'] : []),
    ...(conditions.includes('hypertension') ? ['04'] : []),
    ...(conditions.includes('diabetes') ? ['05'] : []),
    ...(conditions.includes('psychosis') ? ['06'] : []),
  ];
}
const PACKAGE_FOR: { readonly [crowd: string]: string } = { '04': 'FW002', '05': 'FW003' };

function contract(
  { resident }: ProgrammeLife,
  crowds: readonly string[],
  random: Random,
  on: CalendarDay,
  more: Answers,
  updatedOn: CalendarDay | undefined,
): ProgrammeSheet {
  const diseases = crowds.flatMap((crowd) => PACKAGE_FOR[crowd] ?? []);
  const codes = diseases.length > 0 ? diseases : [random.pick(['FW001', 'FW004'])];
  const packages = SEED_PACKAGES.filter(({ code }) => codes.includes(code));
  return {
    ...{ formId: 'family-doctor-contract', on, previous: { agreedServices: packages.flatMap(agreed) } },
    ...(updatedOn && { updatedOn }),
    given: {
      ...{ population: [...crowds], signDate: on, beginDate: on, termYears: '1', contractStatus: '1' },
      team: `家庭医生${TEAMS[Number(resident.villageCode.at(-1)) % TEAMS.length]}组`,
      signWay: random.pick(['1', '1', '2', '5']),
      packages: packages.map(({ code, name, kind, price }) => ({
        ...{ packageCode: code, packageName: name, packageKind: kind, price },
      })),
      ...{ privacyConsent: true, agreementRead: true, firstDiagnosisConsent: true },
      ...more,
    },
  };
}

/** What the server notes of a package when it is signed. */
const agreed = (service: SeedPackage) =>
  packageItems(service).map(({ category: _category, ...item }) => ({ packageCode: service.code, ...item }));
