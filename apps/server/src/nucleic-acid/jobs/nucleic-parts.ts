import type { JsonObject } from '@gongwei/domain/shared';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { backRowByRow, rowByRow, text, wanted } from '../../lists/jobs/job-parts.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { Doing } from '../step-tube.ts';
import { findTube } from '../tubes.repository.ts';

export { text, wanted } from '../../lists/jobs/job-parts.ts';

type Act = Parameters<JobKind['act']>;
export const doingOf = (context: Act[0], inside: Act[1], { scope, staff }: Act[2]): Doing => ({
  context,
  inside,
  scope,
  staff,
});

/** What became of one row: a sentence for its receipt, or nothing. */
export type OneRow = (doing: Doing, rowId: string, answers: JsonObject) => Promise<string | undefined | void>;
/** What a row is called, and its version: who takes it back leaves what was done since. */
type Seen = { readonly title: string; readonly version: number };
type See = (doing: Doing, rowId: string) => Promise<Seen | undefined>;

/** A job over rows of one kind. `back`: what takes a row back. */
const jobOver =
  (see: See) =>
  (one: OneRow, check: (answers: JsonObject) => unknown = () => undefined, back?: OneRow): JobKind => {
    const done = async (doing: Doing, rowId: string, reason: string | undefined | void): Promise<RowResult> => {
      const { title = '', version = 0 } = (await see(doing, rowId)) ?? {};
      return { rowId, title, outcome: 'done', ...(typeof reason === 'string' && { reason }), before: { version } };
    };
    return {
      check: async (_context, _reading, answers) => {
        check(answers);
        return answers;
      },
      act: rowByRow(async (context, inside, reading, rowId, answers) => {
        const doing = doingOf(context, inside, reading);
        return done(doing, rowId, await one(doing, rowId, answers));
      }),
      ...(back && {
        undo: backRowByRow(async (context, inside, reading, rowId, answers, { version }) => {
          const doing = doingOf(context, inside, reading);
          if (version !== undefined && (await see(doing, rowId))?.version !== version)
            throw httpFailure(409, { code: 'tube.changed', message: '之后又办理过，没有撤销' });
          return done(doing, rowId, await back(doing, rowId, answers));
        }),
      }),
    };
  };

const tubeSeen: See = async ({ inside, scope }, id) => {
  const tube = await findTube(inside, scope, id);
  return tube && { title: tube.code, version: tube.version };
};
const boxSeen: See = async ({ inside, scope }, id) =>
  (
    await inside.query<Seen>('select box_no as title, version from nucleic_boxes where id = $1 and county_code = $2', [
      id,
      scope.institutionCode.slice(0, 6),
    ])
  )[0];

export const overTubes = jobOver(tubeSeen);
export const overBoxes = jobOver(boxSeen);

/** The tube of a sample; of members of a pool it is the same. */
export async function tubeIdOf({ inside, scope }: Doing, sampleId: string): Promise<string> {
  const [row] = await inside.query<{ tube_id: string }>(
    'select tube_id from nucleic_samples where id = $1 and starts_with(county_code, $2)',
    [sampleId, scope.institutionCode.slice(0, 6)],
  );
  return row?.tube_id ?? '';
}

/** A job over samples that is done to their tubes. */
export const overSamples = (one: OneRow, check?: (answers: JsonObject) => unknown, back?: OneRow): JobKind => {
  const viaTube =
    (each: OneRow): OneRow =>
    async (doing, sampleId, answers) =>
      each(doing, await tubeIdOf(doing, sampleId), answers);
  return jobOver(async (doing, id) => tubeSeen(doing, await tubeIdOf(doing, id)))(
    viaTube(one),
    check,
    back && viaTube(back),
  );
};

export const because = (answers: JsonObject): string => wanted(answers, 'reason', '请填写原因');

/** A number that was typed. @throws 422 for something else, or out of bounds. */
export function numberIn(
  answers: JsonObject,
  key: string,
  label: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const typed = text(answers, key)?.replace('℃', '').trim();
  if (typed === undefined) return undefined;
  const value = Number(typed);
  if (/^-?\d+(\.\d{1,2})?$/.test(typed) && value >= least && value <= most) return value;
  throw httpFailure(422, { code: 'list.answers', message: `${label}应是 ${least} 到 ${most} 之间的数，最多两位小数` });
}
