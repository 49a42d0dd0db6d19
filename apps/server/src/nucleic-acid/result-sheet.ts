import type { Answers } from '@gongwei/domain/forms';
import type { WrittenRecord } from '../records/record-hooks.ts';
import { moveTube } from './move-tube.service.ts';
import { enterResult, takeBackReading, type Reading } from './readings.service.ts';
import { doingOf } from './register-tube.ts';
import { reviewResult } from './results.service.ts';
import { changeOf, no, numberIn, wantM, words } from './sheet-parts.ts';
import { findTube, tubesByNumbers, type TubeRow } from './tubes.repository.ts';

/** The tube a sheet of results is about: its code and its laboratory number have to be of one. @throws 422. */
async function tubeOfSheet({ inside, scope, data }: WrittenRecord): Promise<TubeRow> {
  const [code, labNo] = [words(data, 'tubeBarcode'), words(data, 'labNo')].map((one) => one?.toUpperCase() ?? '');
  const tubes = await tubesByNumbers(inside, scope, [code ?? '']);
  const tube = tubes.find((one) => one.code === code);
  if (!tube) throw no(422, 'tube.unknown', `采样管条码不在系统，或不在本实验室：${code}`);
  if (tube.lab_no === null || tube.lab_no.toUpperCase() !== labNo)
    throw no(422, 'tube.lab-no', `实验编号与接收时的不符：${tube.lab_no ?? '还没有接收'}，请核对`);
  return tube;
}

const MEASURED = [
  'ctOrf1ab',
  'orf1abNoCt',
  'ctN',
  'nNoCt',
  'ctIc',
  'icValid',
  'controlValid',
  'result',
  'plateNo',
  'wellNo',
];
const sameRun = (old: Answers, data: Answers): boolean => MEASURED.every((key) => old[key] === data[key]);

function readingOf(data: Answers): Reading {
  const [orf1ab, n, ic] = [numberIn(data, 'ctOrf1ab'), numberIn(data, 'ctN'), numberIn(data, 'ctIc')];
  if ((orf1ab === undefined && data['orf1abNoCt'] !== true) || (n === undefined && data['nNoCt'] !== true))
    throw no(422, 'tube.guard', '两个靶标都要有 Ct 值，或标“无Ct”，没有保存');
  const [plateNo, wellNo, note] = ['plateNo', 'wellNo', 'resultNote'].map((key) => words(data, key));
  return {
    orf1ab: orf1ab ?? null,
    n: n ?? null,
    icValid: data['icValid'] !== false,
    controlValid: data['controlValid'] !== false,
    ...(ic !== undefined && { ic }),
    ...(plateNo !== undefined && { plateNo }),
    ...(wellNo !== undefined && { wellNo }),
    ...(note !== undefined && { note }),
  };
}

/**
 * A sheet of results moves its tube as the laboratory's list does: onto its plate, to the result its values give, and, where it names who reviewed it, on.
 * Taken out it takes an unreviewed result back. @throws 409, 422 with a sentence.
 */
export async function followResultSheet(record: WrittenRecord): Promise<void> {
  const { data } = record;
  const { removed, old } = changeOf(record);
  const tube = await tubeOfSheet(record);
  if (removed) return takeBack(record, tube);
  if (!old || !sameRun(old, data)) await enterRun(record, tube);
  const reviewer = words(data, 'reviewer');
  if (reviewer !== undefined && reviewer !== (old && words(old, 'reviewer'))) await reviewAs(record, tube, reviewer);
}

async function enterRun(record: WrittenRecord, tube: TubeRow): Promise<void> {
  const { data } = record;
  const doing = doingOf(record);
  const plateNo = words(data, 'plateNo');
  if (tube.state === '40' && plateNo !== undefined)
    await moveTube(doing, tube.id, () => ({
      event: { type: 'LOAD', plateNo },
      change: {
        plate_no: plateNo,
        well_no: words(data, 'wellNo') ?? null,
        instrument: words(data, 'instrument') ?? null,
        kit_name: words(data, 'kitName') ?? null,
        kit_batch: words(data, 'kitBatch') ?? null,
      },
    }));
  const { state } = await enterResult(doing, tube.id, readingOf(data));
  const read = await findTube(doing.inside, doing.scope, tube.id);
  if (state === '60' && read?.result !== data['result'])
    throw no(422, 'tube.result', '检测结果与按 Ct 值的判读不符，没有保存', '请核对 Ct 值和“无Ct”');
}

async function reviewAs(record: WrittenRecord, tube: TubeRow, reviewer: string): Promise<void> {
  if (reviewer !== record.staff.id) throw no(422, 'tube.reviewer', '审核人只能是您本人；别人审核的，请本人登录办理');
  wantM(record, 'ybjg', '审核');
  await reviewResult(doingOf(record), tube.id);
}

async function takeBack(record: WrittenRecord, { id, state, version }: TubeRow): Promise<void> {
  if (state === '60') return takeBackReading(doingOf(record), id, version, false);
  if (!['40', '50', '90'].includes(state))
    throw no(409, 'tube.reviewed', '结果已审核，登记不能删除', '请先在“样本结果”里撤回审核');
}
