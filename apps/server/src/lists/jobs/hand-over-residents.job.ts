import type { Queryable } from '../../database/database.port.ts';
import { peopleChanged } from '../../database/branch-changes.ts';
import { parameters, scopeCondition, type Parameters } from '../../database/scope.ts';
import { recordOperations } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../source.ts';
import { receiverOf } from '../../identity/receiver.ts';
import {
  joined,
  NOTHING_PASSED,
  passCare,
  passedIn,
  receiptOf,
  stayedOf,
  type Passed,
} from '../../records/in-charge.ts';
import { checkDoctor } from './check-doctor.ts';
import type { JobKind, RowResult } from './job-kind.ts';

type HandOver = {
  readonly from: string;
  readonly to: string;
  readonly only?: {
    readonly residents: readonly string[];
    readonly turns: readonly number[] | undefined;
    readonly passed: Passed;
  };
};
/** Of one doctor: the residents in their care, each with the turn by which it is seen whether they were moved since, and of others what they are in charge of. */
type Given = { readonly residents: readonly string[]; readonly turns: readonly number[]; readonly passed: Passed };

/**
 * Gives the residents in care of one doctor to another one, those named or all that are in scope, and the cards of programmes and stand-ins, of whomever they
 * are; gives what it was. They are locked in one order first, as other jobs over residents do.
 */
async function handOver(
  context: ServerContext,
  inside: Queryable,
  { staff, scope }: ListReader,
  { from, to, only }: HandOver,
): Promise<Given> {
  const into = parameters();
  const [inScope, theirs] = [scopeCondition(scope, 'r', into), into.add(from)];
  const which = only
    ? `r.id = any(${into.add([...new Set([...only.residents, ...peopleIn(only.passed)])])}::text[])`
    : `r.status = '1' and ${ofPlaces((await receiverOf(inside, to)).places, into)} and (r.doctor_id = ${theirs}
         or exists (select 1 from plans n where n.county_code = r.county_code and n.resident_id = r.id and n.doctor_id = ${theirs})
         or exists (select 1 from plan_doctors t where t.county_code = r.county_code and t.resident_id = r.id and t.doctor_id = ${theirs}))`;
  const people = await inside.query<{ id: string; county: string; own: boolean; turn: number }>(
    `select r.id, r.county_code as county, r.doctor_turn as turn, r.doctor_id is not distinct from ${theirs} as own from residents r where ${inScope} and ${which} order by r.id for update`,
    into.values,
  );
  const turnOf = new Map(only?.residents.map((id, at) => [id, only.turns?.[at]]));
  // Of the same doctor again after somebody has moved them, they stay, and so does what went with them.
  const moved = people.filter(({ id, turn }) => (turnOf.get(id) ?? turn) !== turn).map(({ id }) => id);
  const own = people.filter((one) => one.own && (!only || (turnOf.has(one.id) && !moved.includes(one.id))));
  const passed: Passed[] = [];
  const turns = new Map<string, number>();
  for (const [countyCode, group] of Map.groupBy(people, ({ county }) => county)) {
    const residents = own.filter(({ county }) => county === countyCode).map(({ id }) => id);
    const given = await inside.query<{ id: string; turn: number }>(
      'update residents set doctor_id = $3 where county_code = $1 and id = any($2::text[]) returning id, doctor_turn as turn',
      [...[countyCode, residents], to],
    );
    for (const { id, turn } of given) turns.set(id, turn);
    passed.push(
      await passCare(context, inside, {
        ...{ countyCode, people: group.map(({ id }) => id).filter((id) => !moved.includes(id)), from, to, by: staff },
        ...(only && { only: only.passed }),
      }),
    );
  }
  const all = joined(passed);
  const [residents, changed] = [own.map(({ id }) => id), peopleIn(all)];
  await peopleChanged(inside, scope, [...new Set([...residents, ...changed])]);
  await recordOperations(
    inside,
    context,
    staff,
    residents.map((subjectId) => ({ action: 'resident.change', subjectId, details: { fields: ['doctor'] } })),
  );
  return { residents, turns: residents.map((id) => turns.get(id) ?? 0), passed: all };
}

const peopleIn = ({ cards, standIns }: Passed): readonly string[] => [
  ...new Set([...cards, ...standIns].map(({ resident }) => resident)),
];

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

/** 移交居民: everybody and everything in care of a doctor who leaves, to another one. What it was stands in the receipt. */
export const handOverResidents: JobKind = {
  check: checkDoctor,
  act: async (context, inside, reading, rowIds, answers) => {
    const names = await namesIn(inside, reading, rowIds);
    const to = answers['doctor'] as string;
    const results: RowResult[] = [];
    for (const rowId of rowIds) {
      const title = names.get(rowId);
      const gives = title !== undefined && rowId !== to;
      const given = gives ? await handOver(context, inside, reading, { from: rowId, to }) : NOTHING_GIVEN;
      const left = gives ? await leftWith(inside, reading, rowId, to) : 0;
      const rest = left > 0 ? `${left} 人不归接手医生的机构管理，没有移交` : '';
      results.push({
        rowId,
        title: title ?? '',
        ...(isAny(given)
          ? {
              outcome: 'done',
              reason: [...toldOf(given), rest].filter(Boolean).join('；'),
              before: { residents: given.residents, turns: given.turns, ...receiptOf(given.passed) },
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
      const passed = passedIn(before);
      const back = await handOver(context, inside, reading, {
        from: answers['doctor'] as string,
        to: rowId,
        // Receipts of before say no turns.
        only: { residents: given, turns: before['turns'] as readonly number[] | undefined, passed },
      });
      const lost = given.length - back.residents.length;
      const stayed = stayedOf(passed, back.passed);
      const reason = [
        `移回 ${back.residents.length} 人`,
        ...(lost > 0 ? [`${lost} 人之后又变更过责任医生，或已不在您的管理范围内`] : []),
        ...(stayed === undefined ? [] : [`${stayed}，没有移回`]),
      ];
      results.push({
        rowId,
        title: names.get(rowId) ?? '',
        outcome: reason.length === 1 ? 'done' : 'failed',
        ...(reason.length > 1 && { reason: reason.join('；') }),
      });
    }
    return results;
  },
};

const NOTHING_GIVEN: Given = { residents: [], turns: [], passed: NOTHING_PASSED };
const isAny = ({ residents, passed }: Given): boolean => residents.length > 0 || peopleIn(passed).length > 0;
/** In words: residents, and the cards and stand-ins that went with them or were of other doctors' residents. */
const toldOf = ({ residents, passed: { cards, standIns } }: Given): readonly string[] => [
  `移交 ${residents.length} 人`,
  ...(cards.length > 0 ? [`连同专案 ${cards.length} 份`] : []),
  ...(standIns.length > 0 ? [`代随访 ${standIns.length} 项`] : []),
];

const whyNone = (title: string | undefined, same: boolean): string =>
  title === undefined ? '已不在您的管理范围内' : same ? '就是接手的医生' : '名下没有居民、专案和代随访';
