import { mobilisationLife, type MobilisationEvent } from '@gongwei/domain/scheduling';
import type { JsonObject } from '@gongwei/domain/shared';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { nameFor, skipped, text } from '../../lists/jobs/job-parts.ts';
import type { ListReader } from '../../lists/source.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { forget, mobilise, type Mobilised } from '../mobilise.service.ts';

type Said = Exclude<MobilisationEvent, { readonly type: 'NO_SHOW' }>;

const resultOf =
  (reading: ListReader, otherwise: 'skipped' | 'failed') =>
  (one: Mobilised): RowResult => {
    const title = nameFor(reading, one.name);
    if (!one.done) return { ...skipped(one.residentId, title, one.reason), outcome: otherwise };
    const reason = one.hint === undefined ? {} : { reason: one.hint };
    return { rowId: one.residentId, title, outcome: 'done', ...reason, before: { id: one.id } };
  };

/** An event of people who are due; what is missing in its window is refused before anybody is touched. */
const noting = (eventOf: (answers: JsonObject) => Said): JobKind => ({
  check: async ({ clock }, _reading, answers) => {
    const wanting = mobilisationLife.after('1', eventOf(answers), { today: todayOf(clock) });
    if (wanting.ok) return answers;
    throw httpFailure(422, { code: 'list.answers', message: wanting.failure.message });
  },
  act: async (context, inside, reading, rowIds, answers) =>
    (await mobilise(context, inside, reading, rowIds, eventOf(answers))).map(resultOf(reading, 'skipped')),
  undo: async (context, inside, reading, rows) => {
    const lines = rows.map(({ rowId, before }) => ({ residentId: rowId, id: String(before['id']) }));
    return (await forget(context, inside, reading, lines)).map(resultOf(reading, 'failed'));
  },
});

/** What is done to people who are due and have no appointment, by the name their list calls it. */
export const MOBILISATION_JOBS: { readonly [job: string]: JobKind } = {
  'contact-invitees': noting((answers) => {
    const [nextOn, note] = [text(answers, 'nextOn'), text(answers, 'note')];
    return {
      ...{ type: 'CONTACT', way: text(answers, 'way') ?? '', result: text(answers, 'result') ?? '' },
      ...(nextOn !== undefined && { nextOn }),
      ...(note !== undefined && { note }),
    };
  }),
  'refuse-invitees': noting((answers) => ({
    ...{ type: 'REFUSE', because: text(answers, 'because') ?? '', reason: text(answers, 'reason') ?? '' },
  })),
};
