import { boxLife, type BoxFacts, type BoxState } from '@gongwei/domain/nucleic-acid';
import { recordOperation } from '../logging/operation-log.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { holdBox, holdBoxByNumber, writeBox, type BoxRow } from './boxes.repository.ts';
import { followRetest, holdRetest, withdrawRetest } from './follow-retest.ts';
import { holdWell } from './plate-wells.ts';
import { GONE, stepTube, type Doing, type Moved, type Step } from './step-tube.ts';
import { findTube, tubeOf, tubesOfBox, type TubeRow } from './tubes.repository.ts';

const TRIES = 4;

/** Where the tube is looked for: within the scope, or (scanned in a laboratory) anywhere in its county. */
export type Where = { readonly countyCode: string } | undefined;

/**
 * Does something to a tube as it stands; who was not quick enough decides again by what the other one left. Its box is held first: boxes before tubes, so that
 * nobody waits in a circle. @throws 404, 409, 422 with a sentence.
 */
export async function moveTube(
  doing: Doing,
  id: string,
  stepOf: (row: TubeRow) => Step | Promise<Step>,
  anywhere?: Where,
): Promise<Moved> {
  const read = () =>
    anywhere ? tubeOf(doing.inside, anywhere.countyCode, id) : findTube(doing.inside, doing.scope, id);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = await read();
    if (first?.box_id) await holdBox(doing.inside, first.county_code, first.box_id);
    // A pool's task is held before the pool, as whoever follows one of its people does.
    if (first?.state === '65') await holdRetest(doing.inside, first.county_code, first.id);
    const row = first?.box_id || first?.state === '65' ? await read() : first;
    if (!row) throw notFound('tube.not-found', GONE);
    const step = await stepOf(row);
    await holdWell(doing, row, step);
    const state = await stepTube(doing, row, step);
    if (state === undefined) continue;
    await followTask(doing, row, state);
    if (row.box_id) await followBox(doing, row.county_code, row.box_id);
    return { before: row, state };
  }
  throw httpFailure(409, { code: 'tube.changed', message: '样本正在被别人办理，请稍后再试' });
}

/** A pool whose review is taken back takes its task back; a single tube of one of its people moves it on. */
async function followTask(doing: Doing, { county_code, id, state: before, origin_id }: TubeRow, state: string) {
  if (before === '65' && state === '60') await withdrawRetest(doing, county_code, id);
  if (origin_id !== null) await followRetest(doing, county_code, origin_id);
}

export const factsOfBox = (box: BoxRow, tubes: readonly TubeRow[]): BoxFacts => ({
  tubes: tubes.length,
  ...(box.carrier !== null && { carrier: box.carrier }),
  lab: box.lab_code,
  left: tubes.filter(({ state }) => ['10', '20', '30'].includes(state)).length,
  rejected: tubes.filter(({ state }) => state === '45').length,
});

/**
 * A box is received when its last tube was looked at, and on its way again when one was not received after all. @throws 409 where another one goes by its
 * number meanwhile: boxes come back empty and are packed again.
 */
async function followBox({ inside, context, staff }: Doing, countyCode: string, boxId: string): Promise<void> {
  const box = await holdBox(inside, countyCode, boxId);
  if (!box) return;
  const facts = factsOfBox(box, await tubesOfBox(inside, countyCode, boxId));
  if (facts.tubes === 0) return;
  const events = ['RECEIVE_ALL', 'RECEIVE_PART', 'REOPEN'] as const;
  const next = events.map((type) => boxLife.after(box.state, { type }, facts)).find((one) => one.ok);
  if (!next?.ok) return;
  if (next.value === '3' && (await holdBoxByNumber(inside, countyCode, box.box_no)))
    throw httpFailure(409, {
      code: 'box.in-use',
      message: `转运箱 ${box.box_no} 已在装运下一批样本，不能撤销接收`,
      advice: '请等那一箱接收后再撤销',
    });
  await writeBox(inside, box, next.value satisfies BoxState);
  await recordOperation(inside, context, staff, {
    action: 'nucleic.box',
    target: box.id,
    details: { from: box.state, to: next.value },
  });
}
