import type { SeedGeography } from './seed-institutions.ts';
import { COUNTY_CODE } from './names.data.ts';
import { createRandom } from './random.ts';
import { instantOn, personName, seedId } from './seed-people.ts';
import type { SeedRole, SeedUser } from './seed-rows.ts';
import type { CalendarDay } from '@gongwei/domain/shared';

/** The one password of all demo accounts; `npm start` prints it. Everybody else of the seeded county cannot log in. */
export const DEMO_PASSWORD = 'Gongwei@2026';

type Place = 'county' | 'township' | 'village';
/** The accounts that can log in, from the administrators down. README.md lists them, `npm start` prints them. */
export const DEMO_ACCOUNTS: readonly (readonly [username: string, role: SeedRole, place: Place])[] = [
  ['admin', 'SYS', 'county'],
  ['county', 'CNT', 'county'],
  ['county2', 'CN2', 'county'],
  ['viewer', 'VEW', 'county'],
  ['township', 'TWN', 'township'],
  ['publichealth', 'PHS', 'township'],
  ['doctor', 'DOC', 'township'],
  ['checkup', 'CHK', 'township'],
  ['lab', 'LAB', 'township'],
  ['mch', 'MCH', 'township'],
  ['mental', 'MEN', 'township'],
  ['entry', 'ENT', 'township'],
  ['upload', 'UPL', 'township'],
  ['sampler', 'SMP', 'township'],
  ['village', 'VIL', 'village'],
];
/** Further staff of a township centre, who appear as doctors and recorders. */
const TOWNSHIP_STAFF: readonly SeedRole[] = ['PHS', 'PHS', 'DOC', 'DOC', 'DOC', 'CHK', 'CHK', 'ENT'];

/** Everybody who works in the county: the demo accounts first, then each township's staff and one doctor for each village. */
export function seedUsers(seed: string, geography: SeedGeography, opened: CalendarDay): readonly SeedUser[] {
  const random = createRandom(`${seed}:users`);
  const counters = new Map<string, number>();
  const user = (username: string, role: SeedRole, institutionCode: string, demo: boolean): SeedUser => {
    const number = (counters.get(institutionCode) ?? 0) + 1;
    counters.set(institutionCode, number);
    const name = personName(random, random.chance(0.45) ? 'male' : 'female', random.integer(28, 58));
    return {
      id: seedId(instantOn(opened, random), random),
      code: `${institutionCode}${String(number).padStart(3, '0')}`,
      username,
      name,
      roles: [role],
      institutionCode,
      demo,
    };
  };
  const demoTownship = geography.townshipCodes[0]!;
  const demoVillage = geography.villages[0]!.code;
  const places = { county: COUNTY_CODE, township: demoTownship, village: demoVillage };
  return [
    ...DEMO_ACCOUNTS.map(([username, role, place]) => user(username, role, places[place], true)),
    ...geography.townshipCodes.flatMap((code) =>
      TOWNSHIP_STAFF.map((role, at) => user(`t${code}${String(at + 1).padStart(2, '0')}`, role, code, false)),
    ),
    ...geography.villages.map((village) => user(`v${village.code}`, 'VIL', village.code, false)),
  ];
}
