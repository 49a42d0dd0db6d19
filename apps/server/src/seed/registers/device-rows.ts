import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { Random } from '../random.ts';
import type { SeedInstitution } from '../seed-rows.ts';

type Meters = { readonly xy: number; readonly xt: number };

/** Blood-pressure (`xy`) and glucose meters (`xt`) an institution keeps: one each in a village, four and three in a township centre. */
export const DEVICES: { readonly [Kind in SeedInstitution['kind']]?: Meters } = {
  'village-clinic': { xy: 1, xt: 1 },
  'township-centre': { xy: 4, xt: 3 },
};

/** Per cent of the meters that spoke within a day, and of those that are bound to somebody. */
const [ONLINE, BOUND] = [82, 76];
const MODELS = { xy: ['欧姆龙', 'U720'], xt: ['三诺', 'EA-18'] } as const;

export function deviceRow(
  institutionCode: string,
  type: 'xy' | 'xt',
  number: number,
  today: CalendarDay,
  random: Random,
): Answers {
  const [brand, model] = MODELS[type];
  const calibrated = addDays(today, -random.integer(30, 330));
  const online = random.chance(ONLINE / 100);
  return {
    deviceno: `${type.toUpperCase()}${institutionCode}${String(number).padStart(2, '0')}`,
    yqtype: type,
    brand,
    model,
    clfx: type === 'xy' ? '2' : '4',
    org: institutionCode,
    buyDate: addDays(calibrated, -random.integer(1, 700)),
    calibrateDate: calibrated,
    nextCalibrate: addDays(calibrated, 365),
    battery: random.integer(online ? 35 : 5, 100),
    lastOnline: `${addDays(today, online ? 0 : -random.integer(4, 40))}T0${random.integer(0, 9)}:${random.integer(10, 59)}`,
    state: online ? (random.chance(BOUND / 100) ? '1' : '0') : '3',
  };
}
