import { maskFor } from '@gongwei/domain/shared';
import { peopleChanged } from '../../database/branch-changes.ts';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition } from '../../database/scope.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import {
  joined,
  NOTHING_PASSED,
  passCare,
  passedIn,
  receiptOf,
  stayedOf,
  type Passed,
} from '../../records/in-charge.ts';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../source.ts';
import { receiverOf } from '../../identity/receiver.ts';
import { checkDoctor } from './check-doctor.ts';
import type { JobKind, RowResult } from './job-kind.ts';

type Held = {
  id: string;
  name: string;
  status: string;
  doctor_id: string | null;
  doctor_turn: number;
  institution_code: string;
  county_code: string;
};

/** The archives with these identifiers that are in scope, which nobody else may change until the transaction ends. */
async function held(
  inside: Queryable,
  { scope }: ListReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Held>> {
  const into = parameters();
  // In one order, whoever asks: two jobs over the same people wait for each other and do not block.
  const rows = await inside.query<Held>(
    `select r.id, r.name, r.status, r.doctor_id, r.doctor_turn, r.institution_code, r.county_code from residents r where ${scopeCondition(scope, 'r', into)} and r.id = any(${into.add([...ids])}::text[])
     order by r.id for update`,
    into.values,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes another doctor, and a line of the log. @returns the turn, by which it is seen whether somebody moved them since. */
async function assign(
  context: ServerContext,
  inside: Queryable,
  { staff, scope }: ListReader,
  residentId: string,
  doctorId: string | null,
): Promise<number | undefined> {
  const into = parameters();
  const [moved] = await inside.query<{ doctor_turn: number }>(
    `update residents r set doctor_id = ${into.add(doctorId)} where ${scopeCondition(scope, 'r', into)} and r.id = ${into.add(residentId)} returning r.doctor_turn`,
    into.values,
  );
  await peopleChanged(inside, scope, [residentId]);
  await recordOperation(inside, context, staff, {
    action: 'resident.change',
    subjectId: residentId,
    details: { fields: ['doctor'] },
  });
  return moved?.doctor_turn;
}

/** One resident who gets another doctor; `only`: what is to go back, of what went over then. */
type Move = { readonly person: Held; readonly to: string | null; readonly only?: Passed };

/** What the doctors before were in charge of goes along with the residents; by resident what went. */
async function passAll(
  context: ServerContext,
  inside: Queryable,
  { staff: by }: ListReader,
  moves: readonly Move[],
): Promise<ReadonlyMap<string, Passed>> {
  const all: Passed[] = [];
  const groups = Map.groupBy(moves, ({ person, to }) => `${person.county_code} ${person.doctor_id} ${to}`);
  for (const group of groups.values()) {
    const { person, to } = group[0] as Move;
    if (person.doctor_id === null || to === null) continue;
    const onlies = group.flatMap(({ only }) => only ?? []);
    all.push(
      await passCare(context, inside, {
        ...{
          countyCode: person.county_code,
          people: group.map((one) => one.person.id),
          from: person.doctor_id,
          to,
          by,
        },
        ...(onlies.length > 0 && { only: joined(onlies) }),
      }),
    );
  }
  const { cards, standIns } = joined(all);
  return new Map(
    moves.map(({ person: { id } }) => [
      id,
      {
        cards: cards.filter(({ resident }) => resident === id),
        standIns: standIns.filter(({ resident }) => resident === id),
      },
    ]),
  );
}

const GONE = '已不在您的管理范围内';

/** 变更责任医生: of whom the archive is in care. What the doctor was, and what of theirs went along, stands in the receipt. */
export const transferDoctor: JobKind = {
  check: checkDoctor,
  act: async (context, inside, reading, rowIds, answers) => {
    const people = await held(inside, reading, rowIds);
    const to = answers['doctor'] as string;
    const { whyNot } = await receiverOf(inside, to);
    const reasonOf = (person: Held | undefined): string | undefined => {
      if (!person) return GONE;
      if (person.status !== '1') return '档案状态不是“正常”';
      return person.doctor_id === to ? '已经由这位医生负责' : whyNot(person.institution_code);
    };
    const moves = rowIds.flatMap((rowId): Move[] => {
      const person = people.get(rowId);
      return person && reasonOf(person) === undefined ? [{ person, to }] : [];
    });
    const turns = new Map<string, number | undefined>();
    for (const { person } of moves) turns.set(person.id, await assign(context, inside, reading, person.id, to));
    const passed = await passAll(context, inside, reading, moves);
    return rowIds.map((rowId): RowResult => {
      const person = people.get(rowId);
      const [title, reason] = [titleOf(person, reading), reasonOf(person)];
      if (reason !== undefined) return { rowId, title, outcome: 'skipped', reason };
      const turn = turns.get(rowId);
      const before = {
        doctor: person?.doctor_id ?? null,
        ...(turn !== undefined && { turn }),
        ...receiptOf(passed.get(rowId)),
      };
      return { rowId, title, outcome: 'done', before };
    });
  },
  undo: async (context, inside, reading, rows, answers) => {
    const people = await held(
      inside,
      reading,
      rows.map(({ rowId }) => rowId),
    );
    // Receipts of before say no turn.
    const turns = new Map(rows.map(({ rowId, before }) => [rowId, before['turn']]));
    const reasonOf = (person: Held | undefined): string | undefined => {
      if (!person) return GONE;
      const turn = turns.get(person.id) ?? person.doctor_turn;
      return person.doctor_id !== answers['doctor'] || person.doctor_turn !== turn ? '之后又变更过责任医生' : undefined;
    };
    const moves = rows.flatMap(({ rowId, before }): Move[] => {
      const person = people.get(rowId);
      if (!person || reasonOf(person) !== undefined) return [];
      return [{ person, to: before['doctor'] as string | null, only: passedIn(before) }];
    });
    for (const { person, to } of moves) await assign(context, inside, reading, person.id, to);
    const passed = await passAll(context, inside, reading, moves);
    return rows.map(({ rowId, before }): RowResult => {
      const person = people.get(rowId);
      const stayed = stayedOf(passedIn(before), passed.get(rowId) ?? NOTHING_PASSED);
      const told = stayed === undefined ? undefined : `责任医生已改回；${stayed}，没有改回`;
      const [title, reason] = [titleOf(person, reading), reasonOf(person) ?? told];
      return {
        rowId,
        title,
        outcome: reason === undefined ? 'done' : 'failed',
        ...(reason !== undefined && { reason }),
      };
    });
  },
};

const titleOf = (person: Held | undefined, { reader }: ListReader): string =>
  person ? (maskFor(reader, 'person-name', person.name) ?? '') : '';
