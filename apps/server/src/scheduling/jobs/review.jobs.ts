import { isEmptyAnswer, pictureTrouble } from '@gongwei/domain/forms';
import { lackingOf, type ReportEvent } from '@gongwei/domain/scheduling';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import { countyCodeOf } from '../../database/scope.ts';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { readCheckUp, reportInside, reviewInside } from '../review.service.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { backRowByRow, nameFor, rowByRow, text, wanted } from '../../lists/jobs/job-parts.ts';

/** Characters of a signature: ten times what a name on the pad comes to. */
const LONGEST = 200_000;

type Inside = Parameters<JobKind['act']>[1];
type Reading = Parameters<JobKind['act']>[2];
async function titleOf(inside: Inside, reading: Reading, recordId: string): Promise<string> {
  const { record } = await readCheckUp(inside, reading.scope, recordId);
  const [person] = await inside.query<{ name: string }>(
    'select name from residents where county_code = $1 and id = $2',
    [record.county_code, record.subject_id],
  );
  return nameFor(reading, person?.name ?? '');
}

/** By whom and when a sheet was judged last; it is held until the transaction ends, as every review holds it. */
async function verdictOf(inside: Inside, { scope }: Reading, recordId: string): Promise<string> {
  await inside.query('select 1 from records where county_code = $1 and id = $2 for update', [
    countyCodeOf(scope.institutionCode),
    recordId,
  ]);
  const { review } = await readCheckUp(inside, scope, recordId);
  return `${review?.judged_at ?? ''} ${review?.judged_by ?? ''}`;
}

const reporting = (event: (answers: JsonObject) => ReportEvent): JobKind => ({
  check: async (_context, _reading, answers) => {
    event(answers);
    return answers;
  },
  act: rowByRow(async (context, inside, reading, rowId, answers) => {
    await reportInside(context, inside, reading, rowId, event(answers));
    return { rowId, title: await titleOf(inside, reading, rowId), outcome: 'done' };
  }),
});

/** @throws 422 where it is no picture, or a larger one than a hand writes. */
function signed(signature: Json | undefined): { readonly signature?: string } {
  if (signature === undefined || isEmptyAnswer(signature)) return {};
  if (typeof signature === 'string' && signature.length <= LONGEST && pictureTrouble(signature) === undefined)
    return { signature };
  throw httpFailure(422, { code: 'list.answers', message: '签字没有存成图片，请清除后重签' });
}

const because = (answers: JsonObject): string => wanted(answers, 'reason', '请填写原因');

/** What lists do to reviews and reports. */
export const REVIEW_JOBS: { readonly [job: string]: JobKind } = {
  'pass-check-up': {
    check: async (_context, _reading, answers) => answers,
    act: rowByRow(async (context, inside, reading, rowId) => {
      await reviewInside(context, inside, reading, rowId, { type: 'PASS' });
      const before = { verdict: await verdictOf(inside, reading, rowId) };
      return { rowId, title: await titleOf(inside, reading, rowId), outcome: 'done', before };
    }),
    undo: backRowByRow(async (context, inside, reading, rowId, _answers, { verdict }) => {
      if (verdict !== undefined && verdict !== (await verdictOf(inside, reading, rowId)))
        throw httpFailure(409, { code: 'check-up.changed', message: '之后又审核过，没有撤销' });
      await reviewInside(context, inside, reading, rowId, { type: 'WITHDRAW', reason: '撤销批量审核' });
      return { rowId, title: await titleOf(inside, reading, rowId), outcome: 'done' };
    }),
  },
  'make-report': reporting(() => ({ type: 'GENERATE' })),
  'approve-report': reporting(() => ({ type: 'APPROVE' })),
  'return-report': reporting((answers) => ({ type: 'SEND_BACK', reason: because(answers) })),
  'deliver-report': reporting((answers) => {
    const idTail = text(answers, 'idTail')?.toUpperCase();
    const relation = wanted(answers, 'relation', '请选择与本人关系');
    const delivery = {
      receiver: text(answers, 'receiver') ?? (relation === '0' ? '本人' : ''),
      relation,
      way: wanted(answers, 'way', '请选择发放方式'),
      ...(idTail !== undefined && { idTail }),
      ...signed(answers['signature']),
    };
    // Asked before the window is left, which would have to be filled in anew.
    const lacking = lackingOf(delivery);
    if (lacking !== undefined) throw httpFailure(422, { code: 'list.answers', message: lacking });
    return { type: 'DELIVER', ...delivery };
  }),
  'undeliver-report': reporting((answers) => ({ type: 'UNDELIVER', reason: because(answers) })),
};
