import type { Queryable } from '../../database/database.port.ts';
import { peopleChanged } from '../../database/branch-changes.ts';
import { parameters, scopeCondition, type Parameters } from '../../database/scope.ts';
import { recordOperations } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../source.ts';
import { receiverOf } from '../../identity/receiver.ts';
import { checkDoctor } from './check-doctor.ts';
import type { JobKind, RowResult } from './job-kind.ts';

/**
 * Gives the residents in care of one doctor to another one, those named or all that are in scope; gives who they were. They are
 * locked in one order first, as other jobs over residents do.
 */
async function handOver(
  context: ServerContext,
  inside: Queryable,
  { staff, scope }: ListReader,
  { from, to, only }: { readonly from: string; readonly to: string; readonly only?: readonly string[] },
): Promise<readonly string[]> {
  const into = parameters();
  const theirs = `${scopeCondition(scope, 'r', into)} and r.doctor_id = ${into.add(from)} and ${
    only
      ? `r.id = any(${into.add([...only])}::text[])`
      : `r.status = '1' and ${ofPlaces((await receiverOf(inside, to)).places, into)}`
  }`;
  const rows = await inside.query<{ id: string }>(
    `with theirs as (select r.county_code, r.id from residents r where ${theirs} order by r.id for update)
     update residents r set doctor_id = ${into.add(to)} from theirs where r.county_code = theirs.county_code and r.id = theirs.id returning r.id`,
    into.values,
  );
  const ids = rows.map(({ id }) => id);
  await peopleChanged(inside, scope, ids);
  await recordOperations(
    inside,
    context,
    staff,
    ids.map((subjectId) => ({ action: 'resident.change', subjectId, details: { fields: ['doctor'] } })),
  );
  return ids;
}

/** Of these institutions or below them. */
const ofPlaces = (places: readonly string[], into: Parameters): string =>
  `exists (select 1 from unnest(${into.add([...places])}::text[]) place where starts_with(r.institution_code, place))`;

/** How many in care of a doctor another one could not see. */
async function leftWith(inside: Queryable, { scope }: ListReader, from: string, to: string): Promise<number> {
  const { places } = await receiverOf(inside, to);
  const into = parameters();
  const [row] = await inside.query<{ n: number }>(
    `select count(*)::int as n from residents r where ${scopeCondition(scope, 'r', into)} and r.doctor_id = ${into.add(from)} and r.status = '1' and not ${ofPlaces(places, into)}`,
    into.values,
  );
  return row?.n ?? 0;
}

/** Names of those of the accounts that are in scope. */
async function namesIn(
  inside: Queryable,
  { scope }: ListReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const into = parameters();
  const rows = await inside.query<{ id: string; name: string }>(
    `select u.id, u.name from users u where u.id = any(${into.add([...ids])}::text[])
       and left(u.institution_code, length(${into.add(scope.institutionCode)}::text)) = $2`,
    into.values,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** 移交居民: everybody in care of a doctor who leaves, to another one. Who they were stands in the receipt. */
export const handOverResidents: JobKind = {
  check: checkDoctor,
  act: async (context, inside, reading, rowIds, answers) => {
    const names = await namesIn(inside, reading, rowIds);
    const to = answers['doctor'] as string;
    const results: RowResult[] = [];
    for (const rowId of rowIds) {
      const title = names.get(rowId);
      const gives = title !== undefined && rowId !== to;
      const given = gives ? await handOver(context, inside, reading, { from: rowId, to }) : [];
      const left = gives ? await leftWith(inside, reading, rowId, to) : 0;
      const rest = left > 0 ? `${left} 人不归接手医生的机构管理，没有移交` : '';
      results.push({
        rowId,
        title: title ?? '',
        ...(given.length > 0
          ? {
              outcome: 'done',
              reason: [`移交 ${given.length} 人`, rest].filter(Boolean).join('；'),
              before: { residents: given },
            }
          : { outcome: 'skipped', reason: rest || whyNone(title, rowId === to) }),
      });
    }
    return results;
  },
  undo: async (context, inside, reading, rows, answers) => {
    const names = await namesIn(
      inside,
      reading,
      rows.map(({ rowId }) => rowId),
    );
    const results: RowResult[] = [];
    for (const { rowId, before } of rows) {
      const given = before['residents'] as readonly string[];
      const back = await handOver(context, inside, reading, {
        from: answers['doctor'] as string,
        to: rowId,
        only: given,
      });
      const lost = given.length - back.length;
      results.push({
        rowId,
        title: names.get(rowId) ?? '',
        outcome: lost === 0 ? 'done' : 'failed',
        ...(lost > 0 && { reason: `移回 ${back.length} 人；${lost} 人之后又变更过责任医生，或已不在您的管理范围内` }),
      });
    }
    return results;
  },
};

const whyNone = (title: string | undefined, same: boolean): string =>
  title === undefined ? '已不在您的管理范围内' : same ? '就是接手的医生' : '名下没有在管居民';
