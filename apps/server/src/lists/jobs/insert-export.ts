import type { ListQuestion } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import type { ServerContext } from '../../server-context.ts';
import { forbidden } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { readNow } from '../asked.ts';
import { foundIds } from '../export/exported-rows.ts';
import { mayTake } from '../row-actions.ts';
import type { ListReader, ServedList } from '../source.ts';
import { insertJob, type JobWork } from './list-jobs.repository.ts';

/** More rows than a spreadsheet can hold. */
const MOST_EXPORTED = 1_000_000;

type Exported = Pick<JobWork, 'columns' | 'format'> & { readonly asked: Omit<ListQuestion, 'list'> };

/** Writes down that what a question finds is to be put into a file. The job's id. @throws 403 where the list is not theirs to take. */
export async function insertExport(
  context: ServerContext,
  served: ServedList,
  reader: ListReader,
  { asked, ...work }: Exported,
): Promise<string> {
  const { database, clock, random } = context;
  const { definition, actions } = served.list;
  const exports = actions.find(({ action }) => 'export' in action.does)?.action;
  if (!exports || !mayTake(definition, exports, reader.staff)) throw forbidden('这份名单不能导出');
  const question = await readNow(database, served, asked, reader);
  const ids = await foundIds(database, served, question, reader, MOST_EXPORTED);
  const id = uuidV7(clock.now(), random);
  const asking = JSON.parse(JSON.stringify(asked)) as JsonObject;
  await database.transaction((inside) =>
    insertJob(
      inside,
      reader.staff,
      {
        id,
        scope_code: reader.scope.institutionCode,
        list: definition.id,
        action: exports.id,
        undoable: false,
        file_name: `${definition.title}-${todayOf(clock)}.${work.format === undefined ? 'xlsx' : 'ndjson'}`,
        work: { ids, question: asking, seenAs: reader.reader, ...work },
        leftOut: [],
      },
      clock.now().toISOString(),
    ),
  );
  return id;
}
