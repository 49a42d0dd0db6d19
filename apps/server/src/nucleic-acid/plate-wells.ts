import { waitTurn } from '../database/database.port.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { wellsFrom } from '@gongwei/domain/nucleic-acid';
import type { Doing, Step } from './step-tube.ts';
import type { TubeRow } from './tubes.repository.ts';

/** Wells of a laboratory's plate that other tubes lie in, with their codes. Until the transaction ends nobody else puts one on that plate. */
async function takenWells(
  { inside }: Pick<Doing, 'inside'>,
  { county_code, lab_code, id }: TubeRow,
  plateNo: string,
): Promise<ReadonlyMap<string, string>> {
  await waitTurn(inside, `plate:${county_code}:${lab_code ?? ''}:${plateNo}`);
  const rows = await inside.query<{ well_no: string; code: string }>(
    `select upper(well_no) as well_no, code from nucleic_tubes
     where county_code = $1 and lab_code is not distinct from $2 and plate_no = $3 and well_no is not null and state in ('50', '60') and id <> $4`,
    [county_code, lab_code, plateNo, id],
  );
  return new Map(rows.map(({ well_no, code }) => [well_no, code]));
}

/** The next free well of a plate, from the first one that was asked for. @throws 422 where the plate is full. */
export async function nextWell(doing: Doing, tube: TubeRow, plateNo: string, first: string): Promise<string> {
  const taken = await takenWells(doing, tube, plateNo);
  const well = wellsFrom(first, 96).find((one) => !taken.has(one));
  if (well !== undefined) return well;
  throw httpFailure(422, { code: 'tube.plate', message: `板 ${plateNo} 从 ${first} 起没有空孔了，请换一块板` });
}

/** Two samples in one well would get one of them the other's result. @throws 422 where the well a step puts a tube into holds another one. */
export async function holdWell(doing: Doing, tube: TubeRow, { change }: Step): Promise<void> {
  // Of one that lies on a plate another well of it may be named alone.
  const [plate, well] = [change?.plate_no === undefined ? tube.plate_no : change.plate_no, change?.well_no];
  if (typeof plate !== 'string' || typeof well !== 'string') return;
  if (plate === tube.plate_no && well === tube.well_no) return;
  const other = (await takenWells(doing, tube, plate)).get(well.toUpperCase());
  if (other !== undefined)
    throw httpFailure(422, {
      code: 'tube.well',
      message: `板 ${plate} 孔 ${well} 已有样本 ${other}，请核对孔位`,
    });
}
