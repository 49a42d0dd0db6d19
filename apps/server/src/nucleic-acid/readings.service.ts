import { ctResult, readingDifference, type TubeEvent, type TubeResult } from '@gongwei/domain/nucleic-acid';
import { httpFailure } from '../shared/http-failure.ts';
import { moveTube } from './move-tube.service.ts';
import { GONE, type Doing, type Moved, type Step } from './step-tube.ts';
import { findTube, type TubeChange, type TubeRow } from './tubes.repository.ts';

/** What a run of the PCR said. A target without amplification is `null`. `from`: 1 by hand (also when absent), 2 the instrument's file. */
export type Reading = {
  readonly orf1ab: number | null;
  readonly n: number | null;
  readonly ic?: number;
  readonly icValid: boolean;
  readonly controlValid: boolean;
  readonly plateNo?: string;
  readonly wellNo?: string;
  readonly note?: string;
  readonly from?: '1' | '2';
};

/** The verdict the values of a run give. */
export const judged = ({ orf1ab, n, icValid, controlValid }: Reading): ReturnType<typeof ctResult> =>
  ctResult({
    ...(orf1ab === null ? { orf1abNoCt: true } : { ctOrf1ab: orf1ab }),
    ...(n === null ? { nNoCt: true } : { ctN: n }),
    icValid,
    controlValid,
  });

/** A new result has no second reading. */
const UNCHECKED: TubeChange = {
  ...{ checked: null, second_from: null, second_by: null, second_at: null },
  ...{ second_orf1ab: null, second_n: null, second_ic: null, second_result: null },
};
const NO_RESULT: TubeChange = {
  ...UNCHECKED,
  ...{ result: null, read_from: null, ct_orf1ab: null, ct_n: null, ct_ic: null, tester: null, tested_at: null },
};

function stepOf(reading: Reading, { context, staff }: Doing, row: TubeRow): Step {
  const result = judged(reading);
  const values = { ct_orf1ab: reading.orf1ab, ct_n: reading.n, ct_ic: reading.ic ?? null };
  const run = { tester: staff.id, tested_at: context.clock.now().toISOString(), read_from: reading.from ?? '1' };
  const plate = {
    ...(reading.plateNo !== undefined && { plate_no: reading.plateNo }),
    ...(reading.wellNo !== undefined && { well_no: reading.wellNo }),
  };
  const details = { ...values, result: result ?? null, from: run.read_from };
  if (result === '9' && row.state !== '40')
    return {
      event: { type: 'INVALID', reason: reading.note ?? '内标或质控无效' },
      change: { ...UNCHECKED, ...values, ...run, result: null, retests: row.retests + 1 },
      details,
    };
  const type = row.state === '60' ? 'CHANGE_RESULT' : 'ENTER_RESULT';
  return {
    event: { type, result } as TubeEvent,
    change: { ...UNCHECKED, ...values, ...run, ...plate, result: result === '9' ? null : (result ?? null) },
    details,
  };
}

/** Enters or changes a result as the run reads; an invalid run is counted and tested again. */
export const enterResult = (doing: Doing, id: string, reading: Reading): Promise<Moved> =>
  moveTube(doing, id, (row) => stepOf(reading, doing, row));

/** Tests again what has a result that cannot be believed. */
export const testAgain = (doing: Doing, id: string, reason: string): Promise<Moved> =>
  moveTube(doing, id, ({ retests }) => ({
    event: { type: 'INVALID', reason },
    change: { ...UNCHECKED, result: null, retests: retests + 1 },
  }));

const number = (value: string | number | null): number | null => (value === null ? null : Number(value));
/** What stands as the result of a tube. */
export const firstReading = ({ ct_orf1ab, ct_n, result }: TubeRow) => ({
  orf1ab: number(ct_orf1ab),
  n: number(ct_n),
  result,
});

/** Reads a result once more: by another person, or by the instrument. Nothing of the result changes; where both differ somebody has to decide. */
export async function readAgain(doing: Doing, id: string, reading: Reading): Promise<string> {
  const { context, staff } = doing;
  const result = judged(reading);
  const instrument = reading.from === '2';
  let difference: string | undefined;
  await moveTube(doing, id, (row) => {
    difference = readingDifference(firstReading(row), { ...reading, result: result ?? null });
    return {
      event: { type: 'READ_AGAIN', result, instrument } as TubeEvent,
      change: {
        checked: difference === undefined ? 'same' : 'differs',
        ...{ second_from: reading.from ?? '1', second_by: staff.id, second_at: context.clock.now().toISOString() },
        ...{ second_orf1ab: reading.orf1ab, second_n: reading.n, second_ic: reading.ic ?? null },
        second_result: result ?? null,
      },
      details: { orf1ab: reading.orf1ab, n: reading.n, result: result ?? null, from: reading.from ?? '1' },
    };
  });
  return difference === undefined ? '两次一致' : `两次不一致：${difference}；请“核对差异”`;
}

type Second = {
  readonly second_orf1ab: string | null;
  readonly second_n: string | null;
  readonly second_ic: string | null;
  readonly second_result: TubeResult | '9' | null;
  readonly second_by: string;
  readonly second_at: string;
  readonly second_from: string;
};

/** Decides between two readings that differ, with a reason. `which`: 1 the first stands, 2 the second becomes the result, of whoever read it. @throws 404, 409, 422. */
export async function settleReadings(doing: Doing, id: string, which: '1' | '2', reason: string): Promise<string> {
  const { inside, scope } = doing;
  const tube = await findTube(inside, scope, id);
  const [second] = tube
    ? await inside.query<Second>(
        `select second_orf1ab, second_n, second_ic, second_result, second_by, second_at, second_from from nucleic_tubes
         where county_code = $1 and id = $2 for update`,
        [tube.county_code, id],
      )
    : [];
  if (!second) throw httpFailure(404, { code: 'tube.not-found', message: GONE });
  if (which === '2' && second.second_result === '9')
    throw httpFailure(422, { code: 'tube.guard', message: '第二次读数为无效，请登记“无效重测”' });
  const taken: TubeChange =
    which === '1'
      ? {}
      : {
          ...{ ct_orf1ab: second.second_orf1ab, ct_n: second.second_n, ct_ic: second.second_ic },
          ...{ result: second.second_result, read_from: second.second_from },
          ...{ tester: second.second_by, tested_at: second.second_at },
        };
  await moveTube(doing, id, () => ({
    event: { type: 'SETTLE', reason },
    change: { ...taken, checked: 'settled' },
    details: { which },
  }));
  return which === '1' ? '以第一次为准' : '以第二次为准';
}

/** Takes an imported result back, as long as nobody did anything to the tube since. `loaded`: it was put on its plate by the same file. */
export async function takeBackReading(doing: Doing, id: string, version: number, loaded: boolean): Promise<void> {
  const back = (type: 'TAKE_BACK' | 'UNLOAD', change: TubeChange, at: number) =>
    moveTube(doing, id, (row) => {
      if (row.version !== at) throw httpFailure(409, { code: 'tube.changed', message: '导入后又办理过，不能撤回' });
      return { event: { type }, change };
    });
  await back('TAKE_BACK', NO_RESULT, version);
  if (loaded) await back('UNLOAD', { plate_no: null, well_no: null }, version + 1);
}

/** Forgets a second reading, as long as nobody did anything to the tube since. */
export async function forgetSecond(doing: Doing, id: string, version: number): Promise<void> {
  const tube = await findTube(doing.inside, doing.scope, id);
  const [done] = await doing.inside.query(
    `update nucleic_tubes set version = version + 1, ${Object.keys(UNCHECKED)
      .map((column) => `${column} = null`)
      .join(', ')} where county_code = $1 and id = $2 and version = $3 and state = '60' returning id`,
    [tube?.county_code ?? '', id, version],
  );
  if (!done) throw httpFailure(409, { code: 'tube.changed', message: '导入后又办理过，不能撤回' });
}
