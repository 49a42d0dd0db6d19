import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { Random } from '../random.ts';
import type { SeedInstitution } from '../seed-rows.ts';

type Row = { readonly on: CalendarDay; readonly data: Answers };
type Store = {
  readonly brand: string;
  readonly price: number;
  readonly lot: number;
  readonly departments: readonly string[];
};

/** Who measures glucose with strips of their own, from which departments; assumptions of the project. */
const STORES: { readonly [kind in SeedInstitution['kind']]?: Store } = {
  'township-centre': { brand: '稳豪倍易型', price: 1.3, lot: 60, departments: ['92', '94'] },
  'village-clinic': { brand: '安稳+', price: 0.9, lot: 25, departments: ['95'] },
};

/** The strips of an institution: two lots bought, one of them soon out of date, handed out, lost and counted. */
export function stripRows(
  { code, kind }: Pick<SeedInstitution, 'code' | 'kind'>,
  operator: string,
  today: CalendarDay,
  random: Random,
): readonly Row[] {
  const store = STORES[kind];
  if (!store) return [];
  const { brand, price, lot, departments } = store;
  const first = { batchNo: `A${random.integer(1000, 9999)}`, expire: addDays(today, random.integer(40, 85)) };
  const second = { batchNo: `B${random.integer(1000, 9999)}`, expire: addDays(today, random.integer(240, 500)) };
  const row = (back: number, at: string, data: Answers): Row => ({
    on: addDays(today, -back),
    data: { org: code, brand, operator, time: `${addDays(today, -back)}T${at}:00`, ...data },
  });
  const bought = [lot, lot + random.integer(0, 2) * 10] as const;
  const part = Math.floor(lot / (departments.length + 1));
  return [
    row(110, '09:10', { kind: '1', ...first, qty: bought[0], unitPrice: price }),
    row(45, '09:30', { kind: '1', ...second, qty: bought[1], unitPrice: Math.round(price * 110) / 100 }),
    ...departments.flatMap((department, at) => [
      row(40 - at, '10:00', { kind: '2', department, ...first, qty: part }),
      row(random.integer(4, 20), '16:20', {
        kind: '3',
        department,
        ...first,
        qty: 1,
        reason: random.pick(['1', '1', '2', '4']),
      }),
    ]),
    row(15, '08:05', { kind: '3', ...second, qty: 2, reason: '5' }),
    row(9, '17:00', { kind: '4', ...second, bookQty: bought[1] - 2, qty: bought[1] - 3, difference: -1 }),
    ...(kind === 'village-clinic'
      ? []
      : [row(6, '11:00', { kind: '5', department: departments[0] ?? '', ...first, qty: 5 })]),
  ];
}
