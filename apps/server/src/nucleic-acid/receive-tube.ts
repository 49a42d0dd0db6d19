import type { Answers } from '@gongwei/domain/forms';
import { undoReceiveOf } from '@gongwei/domain/nucleic-acid';
import type { WrittenRecord } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { moveTube, type Where } from './move-tube.service.ts';
import type { Doing, Moved } from './step-tube.ts';
import { remindOfRefusal } from './nucleic-reminders.ts';
import { doingOf, instantOf } from './register-tube.ts';
import { tubeByCode } from './tubes.repository.ts';

/** How a tube arrives. `conclusion`: 1 合格, 2 让步, 3 拒收; `reasons`: codes of the receipt's form. */
export type Arrival = {
  readonly conclusion: '1' | '2' | '3';
  readonly at: string;
  readonly lab: string;
  readonly receiver: string;
  readonly labNo?: string;
  readonly temp?: number;
  readonly reasons?: readonly string[];
  readonly other?: string;
};
const EVENTS = { '1': 'RECEIVE', '2': 'CONCEDE', '3': 'REJECT' } as const;

/** Takes a tube in, or refuses it. @throws 404, 409, 422 with a sentence. */
export async function receiveTube(doing: Doing, id: string, arrival: Arrival, anywhere?: Where): Promise<Moved> {
  const moved = await moveTube(
    doing,
    id,
    (row) => ({
      event: {
        type: EVENTS[arrival.conclusion],
        at: arrival.at,
        ...(arrival.reasons && { reasons: arrival.reasons }),
      },
      change: {
        lab_code: arrival.lab,
        lab_no: arrival.conclusion === '3' ? null : (arrival.labNo ?? null),
        receiver: arrival.receiver,
        received_at: arrival.at,
        arrive_temp: arrival.temp ?? null,
        conclusion: arrival.conclusion,
        reject_reasons: arrival.conclusion === '1' ? null : (arrival.reasons ?? null),
        reject_other: arrival.other ?? null,
        came_from: row.state,
      },
      details: { conclusion: arrival.conclusion },
    }),
    anywhere,
  );
  if (moved.state === '45') await remindOfRefusal(doing, moved.before);
  return moved;
}

/** Takes a receipt back: the tube is where it was before. */
export const undoReceipt = (doing: Doing, id: string, reason: string, anywhere?: Where): Promise<Moved> =>
  moveTube(
    doing,
    id,
    ({ came_from }) => ({
      event: { type: undoReceiveOf(came_from ?? undefined), reason },
      change: {
        lab_code: null,
        lab_no: null,
        receiver: null,
        received_at: null,
        arrive_temp: null,
        conclusion: null,
        reject_reasons: null,
        reject_other: null,
        came_from: null,
      },
    }),
    anywhere,
  );

const words = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const arrivalOf = (data: Answers, record: WrittenRecord): Arrival => ({
  conclusion: (words(data['conclusion']) ?? '1') as Arrival['conclusion'],
  at: instantOf(data['receiveTime']) ?? record.context.clock.now().toISOString(),
  lab: words(data['receiveLab']) ?? record.stored.institution_code,
  receiver: words(data['receiver']) ?? record.staff.id,
  ...(words(data['labNo']) !== undefined && { labNo: words(data['labNo']) as string }),
  ...(typeof data['arriveTemp'] === 'number' && { temp: data['arriveTemp'] }),
  ...(Array.isArray(data['rejectReason']) && { reasons: data['rejectReason'] as string[] }),
  ...(words(data['rejectOther']) !== undefined && { other: words(data['rejectOther']) as string }),
});

/** A scan at the laboratory's desk moves the tube; an entry that is deleted takes the scan back. @throws 409, 422 with a sentence. */
export async function receiveScanned(record: WrittenRecord): Promise<void> {
  const { inside, holder, data, before, stored } = record;
  const code = words(data['tubeBarcode']);
  if (code === undefined) return;
  const anywhere = { countyCode: holder.countyCode };
  const tube = await tubeByCode(inside, holder.countyCode, code);
  if (before && before.removed_at === null && stored.removed_at === null) return refuseOther(before.data, data);
  if (!tube) {
    if (stored.removed_at !== null || data['conclusion'] === '3') return;
    throw httpFailure(422, {
      code: 'tube.unknown',
      message: `采样管条码不在系统：${code}`,
      advice: '请核对条码；采样点还没有登记的，请先补登记，或登记为拒收',
    });
  }
  if (stored.removed_at === null)
    return void (await receiveTube(doingOf(record), tube.id, arrivalOf(data, record), anywhere));
  if (tube.state === '40' || tube.state === '45') await undoReceipt(doingOf(record), tube.id, '删除接收登记', anywhere);
  else if (!['10', '20', '30', '90'].includes(tube.state))
    throw httpFailure(409, { code: 'tube.tested', message: '样本已上机，接收登记不能删除' });
}

function refuseOther(before: Answers, data: Answers): void {
  if (['tubeBarcode', 'conclusion', 'receiveLab'].every((key) => before[key] === data[key])) return;
  throw httpFailure(409, {
    code: 'tube.received',
    message: '已登记的接收不能改管码、检测机构和验收结论，没有保存',
    advice: '请删除这份接收登记（未上机的可以），再重新接收',
  });
}
