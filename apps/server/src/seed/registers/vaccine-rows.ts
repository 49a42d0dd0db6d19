import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { Random } from '../random.ts';
import { SEED_VACCINES } from './vaccines.data.ts';

type Row = { readonly formId: string; readonly on: CalendarDay; readonly data: Answers };

/** A township's vaccines: a batch of each, the delivery they came with, and what one clinic day used. */
export function vaccineRows(operator: string, today: CalendarDay, random: Random): readonly Row[] {
  const [delivered, used] = [addDays(today, -30), addDays(today, -2)];
  const batches = SEED_VACCINES.map((vaccine, at) => batch(vaccine, at, today, random));
  const items = (quantity: () => number) =>
    batches.map(({ vaccine, batchNumber, expiryDate }) => ({
      batch: batchNumber,
      vaccine,
      batchNumber,
      expiryDate,
      quantity: quantity(),
    }));
  const movement = (on: CalendarDay, kind: string, more: Answers): Row => ({
    formId: 'vaccine-stock-movement',
    on,
    data: { movementNumber: `YM${on.replaceAll('-', '')}0${kind}`, movementType: kind, operator, ...more },
  });
  return [
    ...batches.map((data): Row => ({ formId: 'vaccine-management', on: delivered, data })),
    movement(delivered, '1', {
      date: `${delivered}T09:30`,
      counterparty: '县疾病预防控制中心',
      items: items(() => 20 * random.integer(2, 6)),
      transportMode: '1',
      departureTime: `${delivered}T08:10`,
      arrivalTime: `${delivered}T09:20`,
      departureTemperature: 4.2,
      arrivalTemperature: 5.1,
      overTemperature: false,
      lotReleaseChecked: true,
      acceptance: '1',
    }),
    movement(used, '4', { date: `${used}T11:30`, items: items(() => random.integer(1, 9)) }),
  ];
}

type Batch = { readonly vaccine: string; readonly batchNumber: string; readonly expiryDate: CalendarDay } & Answers;

function batch(
  [vaccine, productName, specification, dosesPerVial, packageForm, keeps]: (typeof SEED_VACCINES)[number],
  at: number,
  today: CalendarDay,
  random: Random,
): Batch {
  const made = addDays(today, -random.integer(90, 300));
  const batchNumber = `${made.slice(0, 7).replace('-', '')}${String(at + 11).padStart(3, '0')}`;
  return {
    vaccine,
    productName,
    programme: '1',
    manufacturer: '示例生物制品企业',
    specification,
    dosesPerVial,
    packageForm,
    storageMin: 2,
    storageMax: 8,
    protectFromLight: true,
    batchNumber,
    lotReleaseNumber: `批签${batchNumber}`,
    productionDate: made,
    expiryDate: addDays(made, keeps),
    warehouse: '1号冷藏柜',
    status: '1',
  };
}
