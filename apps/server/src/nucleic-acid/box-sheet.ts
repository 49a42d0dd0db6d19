import type { Answers } from '@gongwei/domain/forms';
import type { WrittenRecord } from '../records/record-hooks.ts';
import { holdBox, type BoxRow } from './boxes.repository.ts';
import { moveBox, openBox, packTube, unpackTube } from './boxes.service.ts';
import { doingOf } from './register-tube.ts';
import { changeOf, no, numberIn, rowsIn, words } from './sheet-parts.ts';
import type { Doing } from './step-tube.ts';
import { tubesByNumbers, tubesOfBox } from './tubes.repository.ts';

const codesIn = (data: Answers): readonly string[] =>
  rowsIn(data, 'tubes').flatMap(({ tubeBarcode }) =>
    typeof tubeBarcode === 'string' && tubeBarcode.trim() !== '' ? [tubeBarcode.trim().toUpperCase()] : [],
  );

const peopleOf = (data: Answers) => {
  const [carrier, carrierPhone, vehicleNo] = ['carrier', 'carrierPhone', 'vehicleNo'].map((key) => words(data, key));
  return {
    ...(carrier !== undefined && { carrier }),
    ...(carrierPhone !== undefined && { carrierPhone }),
    ...(vehicleNo !== undefined && { vehicleNo }),
  };
};

/**
 * A transport sheet is its box: what stands on it is packed, what was taken off it is taken out, and with its state or the time it left it is sealed and departs.
 * Taken out of the register it is unpacked as long as it is being packed. @throws 409, 422 with a sentence.
 */
export async function followBoxSheet(record: WrittenRecord): Promise<void> {
  const { inside, holder, save, data } = record;
  const doing = doingOf(record);
  const { removed } = changeOf(record);
  const known = await holdBox(inside, holder.countyCode, save.id);
  if (removed) return known && dropped(doing, known);
  const lab = words(data, 'targetLab');
  const boxNo = (words(data, 'boxNo') ?? '').toUpperCase();
  if (known && known.box_no !== boxNo)
    throw no(409, 'box.number', '转运箱码不能改，没有保存', '请删除这张单，另开一张');
  const box =
    known && known.state !== '9'
      ? known
      : await openBox(doing, { boxNo, ...(lab && { lab }), ...peopleOf(data) }, save.id);
  await bringInStep(doing, box, codesIn(data));
  await moveOn(doing, box, data);
}

async function dropped(doing: Doing, box: BoxRow): Promise<void> {
  if (box.state === '9') return;
  if (box.state !== '1') throw no(409, 'box.state', '已封箱，转运单不能删除', '还没有发车的请先开封');
  for (const { id } of await tubesOfBox(doing.inside, box.county_code, box.id)) await unpackTube(doing, id);
  await moveBox(doing, box.id, { type: 'DROP' });
}

async function bringInStep(doing: Doing, box: BoxRow, codes: readonly string[]): Promise<void> {
  const inBox = await tubesOfBox(doing.inside, box.county_code, box.id);
  const found = await tubesByNumbers(doing.inside, doing.scope, codes);
  const wanted = codes.map((code) => {
    const tube = found.find((one) => one.code === code);
    if (!tube) throw no(422, 'tube.unknown', `采样管条码不在系统，或不在您的管理范围内：${code}`);
    return tube;
  });
  const out = inBox.filter(({ id }) => !wanted.some((one) => one.id === id));
  const fresh = wanted.filter(({ id }) => !inBox.some((one) => one.id === id));
  if (box.state !== '1' && out.length + fresh.length > 0)
    throw no(409, 'box.state', '封箱后不可增减采样管，没有保存', '还没有发车的请先开封');
  for (const { id } of out) await unpackTube(doing, id);
  for (const { id } of fresh) await packTube(doing, id, box);
}

/** Seals a box and sends it off, as far as its sheet says so. */
async function moveOn(doing: Doing, box: BoxRow, data: Answers): Promise<void> {
  const left = words(data, 'departTime') !== undefined || data['state'] === '3';
  const temp = numberIn(data, 'boxTemp');
  if (box.state === '1' && (left || data['state'] === '2')) await moveBox(doing, box.id, { type: 'SEAL' });
  if (left && (box.state === '1' || box.state === '2'))
    await moveBox(doing, box.id, { type: 'DEPART' }, { ...peopleOf(data), ...(temp !== undefined && { temp }) });
}
