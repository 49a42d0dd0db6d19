import { closedOf } from '../organisation/open-institutions.ts';
import { boxLife, serialPrefix, serialText, type BoxEvent } from '@gongwei/domain/nucleic-acid';
import { countyCodeOf, isWithin, parameters } from '../database/scope.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { beginBox, holdBox, holdBoxByNumber, writeBox, type BoxChange, type BoxRow } from './boxes.repository.ts';
import { factsOfBox, moveTube } from './move-tube.service.ts';
import { refused, stepTube, type Doing, type Moved } from './step-tube.ts';
import { receiveTube } from './receive-tube.ts';
import { nextSerial } from './serial-numbers.ts';
import { tubeReach, tubesOfBox } from './tubes.repository.ts';

/** Who carries a box where. */
export type Carriage = {
  readonly boxNo: string;
  readonly lab?: string;
  readonly carrier?: string;
  readonly carrierPhone?: string;
  readonly vehicleNo?: string;
};

/** Digits of a township's code: its centre is the laboratory where nobody says another. */
const TOWNSHIP = 9;

/** Nothing is sent to a laboratory that was given up; it stays in use until the transaction ends. @throws 409 in that case. */
async function requireLaboratory(inside: Doing['inside'], code: string): Promise<void> {
  const closed = await closedOf(inside, [code]);
  if (closed !== undefined)
    throw httpFailure(409, { code: 'box.laboratory', message: `送检实验室“${closed}”已停用，请改选在用的实验室` });
}

/** The box of a number that is being packed, begun where there is none. `id`: of a box of its own, which nobody has begun. @throws 409 where it is closed, 404 where it is somebody else's. */
export async function openBox(
  { inside, context, scope, staff }: Doing,
  carriage: Carriage,
  id?: string,
): Promise<BoxRow> {
  const county = countyCodeOf(scope.institutionCode);
  const known = await holdBoxByNumber(inside, county, carriage.boxNo);
  if (!known) {
    await requireLaboratory(inside, carriage.lab ?? scope.institutionCode.slice(0, TOWNSHIP));
    const at = context.clock.now();
    await beginBox(inside, county, {
      ...carriage,
      id: id ?? uuidV7(at, context.random),
      institutionCode: scope.institutionCode,
      lab: carriage.lab ?? scope.institutionCode.slice(0, TOWNSHIP),
      packer: staff.id,
      at: at.toISOString(),
    });
  }
  const box = known ?? (await holdBoxByNumber(inside, county, carriage.boxNo));
  if (known && id !== undefined)
    throw httpFailure(409, { code: 'box.in-use', message: `转运箱 ${carriage.boxNo} 正在使用，还没有收完` });
  if (!box || !isWithin(scope, box.institution_code))
    throw httpFailure(409, { code: 'box.elsewhere', message: `转运箱 ${carriage.boxNo} 正由别的机构使用` });
  if (box.state !== '1')
    throw httpFailure(409, {
      code: 'box.state',
      message: `转运箱 ${box.box_no} 状态为“${boxLife.plan.states[box.state]}”，不能再装；请开封或换一个箱`,
    });
  return box;
}

/** Puts a tube into a box that was opened. */
export const packTube = (doing: Doing, id: string, box: BoxRow): Promise<Moved> =>
  moveTube(doing, id, () => ({
    event: { type: 'PACK' },
    change: { box_id: box.id },
    details: { box: box.box_no },
    boxOpen: box.state === '1',
  }));

export const unpackTube = (doing: Doing, id: string): Promise<Moved> =>
  moveTube(doing, id, () => ({ event: { type: 'UNPACK' }, change: { box_id: null } }));

/** A box within reach of who sends or receives it, held. */
async function heldBox({ inside, scope }: Doing, id: string): Promise<BoxRow> {
  const into = parameters();
  const reach = tubeReach(scope, 'b', 'b.lab_code', into);
  const [row] = await inside.query<{ county_code: string }>(
    `select b.county_code from nucleic_boxes b where ${reach} and b.id = ${into.add(id)}`,
    into.values,
  );
  const box = row && (await holdBox(inside, row.county_code, id));
  if (!box) throw notFound('box.not-found', '没有找到这个转运箱，或不在您的管理范围内');
  return box;
}

/** Does something to a box; what departs takes its tubes along. @throws 404, 409, 422 with a sentence. */
export async function moveBox(doing: Doing, id: string, event: BoxEvent, change: BoxChange = {}): Promise<BoxRow> {
  const { inside, context, staff } = doing;
  const box = await heldBox(doing, id);
  const tubes = await tubesOfBox(inside, box.county_code, id);
  const facts = { ...factsOfBox(box, tubes), ...(change.carrier !== undefined && { carrier: change.carrier }) };
  const next = boxLife.after(box.state, event, facts);
  if (!next.ok) throw refused('box', next.failure);
  const departing = event.type === 'DEPART';
  if (departing) await requireLaboratory(inside, box.lab_code);
  const at = `${context.clock.now().toISOString().slice(0, 16)}:00.000Z`;
  const done = await writeBox(inside, box, next.value, {
    ...change,
    ...(departing && { departedAt: at }),
    ...('reason' in event && event.reason !== undefined && { reason: event.reason }),
  });
  if (!done) throw httpFailure(409, { code: 'box.changed', message: '转运箱刚刚被别人办理过，请再看一遍' });
  if (departing)
    for (const tube of tubes) if (tube.state === '20') await stepTube(doing, tube, { event: { type: 'SEND' } });
  await recordOperation(inside, context, staff, {
    action: 'nucleic.box',
    target: box.id,
    details: { event: event.type, from: box.state, to: next.value, tubes: tubes.length },
  });
  return box;
}

/** Receives every tube of a box nobody has looked at yet. Returns the box and how many. */
export async function receiveBox(
  doing: Doing,
  id: string,
  temp: number | undefined,
): Promise<{ readonly box: BoxRow; readonly received: number }> {
  const { inside, context, scope, staff } = doing;
  const box = await heldBox(doing, id);
  if (box.state !== '2' && box.state !== '3')
    throw httpFailure(409, {
      code: 'box.state',
      message: `转运箱状态为“${boxLife.plan.states[box.state]}”，不能整箱接收`,
    });
  const prefix = serialPrefix(scope.institutionCode, todayOf(context.clock));
  let received = 0;
  for (const tube of await tubesOfBox(inside, box.county_code, id)) {
    if (!['20', '30'].includes(tube.state)) continue;
    const serial = serialText(await nextSerial(inside, `nucleic-receipt:${prefix}`), 5);
    await receiveTube(
      doing,
      tube.id,
      {
        conclusion: '1',
        at: context.clock.now().toISOString(),
        lab: scope.institutionCode,
        receiver: staff.id,
        labNo: prefix + serial,
        ...(temp !== undefined && { temp }),
      },
      { countyCode: box.county_code },
    );
    received += 1;
  }
  return { box, received };
}
