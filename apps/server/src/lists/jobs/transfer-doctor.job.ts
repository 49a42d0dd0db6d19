import { maskFor } from '@gongwei/domain/shared';
import { peopleChanged } from '../../database/branch-changes.ts';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition } from '../../database/scope.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../source.ts';
import { receiverOf } from '../../identity/receiver.ts';
import { checkDoctor } from './check-doctor.ts';
import type { JobKind, RowResult } from './job-kind.ts';

type Held = { id: string; name: string; status: string; doctor_id: string | null; institution_code: string };

/** The archives with these identifiers that are in scope, which nobody else may change until the transaction ends. */
async function held(
  inside: Queryable,
  { scope }: ListReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Held>> {
  const into = parameters();
  // In one order, whoever asks: two jobs over the same people wait for each other and do not block.
  const rows = await inside.query<Held>(
    `select r.id, r.name, r.status, r.doctor_id, r.institution_code from residents r where ${scopeCondition(scope, 'r', into)} and r.id = any(${into.add([...ids])}::text[])
     order by r.id for update`,
    into.values,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes another doctor, and a line of the log. */
async function assign(
  context: ServerContext,
  inside: Queryable,
  { staff, scope }: ListReader,
  residentId: string,
  doctorId: string | null,
): Promise<void> {
  const into = parameters();
  await inside.query(
    `update residents r set doctor_id = ${into.add(doctorId)} where ${scopeCondition(scope, 'r', into)} and r.id = ${into.add(residentId)}`,
    into.values,
  );
  await peopleChanged(inside, scope, [residentId]);
  await recordOperation(inside, context, staff, {
    action: 'resident.change',
    subjectId: residentId,
    details: { fields: ['doctor'] },
  });
}

const GONE = '已不在您的管理范围内';

/** 变更责任医生: of whom the archive is in care. What the doctor was stands in the receipt. */
export const transferDoctor: JobKind = {
  check: checkDoctor,
  act: async (context, inside, reading, rowIds, answers) => {
    const people = await held(inside, reading, rowIds);
    const { whyNot } = await receiverOf(inside, answers['doctor'] as string);
    const results: RowResult[] = [];
    for (const rowId of rowIds) {
      const person = people.get(rowId);
      const reason = !person
        ? GONE
        : person.status !== '1'
          ? '档案状态不是“正常”'
          : person.doctor_id === answers['doctor']
            ? '已经由这位医生负责'
            : whyNot(person.institution_code);
      if (reason === undefined) await assign(context, inside, reading, rowId, answers['doctor'] as string);
      results.push({
        rowId,
        title: titleOf(person, reading),
        outcome: reason === undefined ? 'done' : 'skipped',
        ...(reason === undefined ? { before: { doctor: person?.doctor_id ?? null } } : { reason }),
      });
    }
    return results;
  },
  undo: async (context, inside, reading, rows, answers) => {
    const people = await held(
      inside,
      reading,
      rows.map(({ rowId }) => rowId),
    );
    const results: RowResult[] = [];
    for (const { rowId, before } of rows) {
      const person = people.get(rowId);
      const reason = !person ? GONE : person.doctor_id !== answers['doctor'] ? '之后又变更过责任医生' : undefined;
      if (reason === undefined) await assign(context, inside, reading, rowId, before['doctor'] as string | null);
      results.push({
        rowId,
        title: titleOf(person, reading),
        outcome: reason === undefined ? 'done' : 'failed',
        ...(reason !== undefined && { reason }),
      });
    }
    return results;
  },
};

const titleOf = (person: Held | undefined, { reader }: ListReader): string =>
  person ? (maskFor(reader, 'person-name', person.name) ?? '') : '';
