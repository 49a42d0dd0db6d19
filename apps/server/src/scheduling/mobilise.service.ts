import {
  mobilisationLife,
  mobilisationStateOf,
  REFUSED,
  type MobilisationEvent,
  type MobilisationState,
} from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { holdPeople, type Asking } from './book-people.service.ts';

/** What became of one person who was asked. `id`: of the line that was written. */
export type Mobilised = { readonly residentId: string; readonly name: string } & (
  | { readonly done: true; readonly id: string; readonly hint?: string }
  | { readonly done: false; readonly reason: string }
);
type Said = Exclude<MobilisationEvent, { readonly type: 'NO_SHOW' }>;

/** Archives in use. */
const IN_USE = '1';
/** What is told of somebody and belongs into their file. */
const HINTS: { readonly [result: string]: string } = {
  '7': '请到档案的“档案状态”登记死亡',
  '8': '请到档案的“档案状态”办理迁出',
};

/**
 * Notes that people were asked to this year's check-up, and what it came to: a line each, which nobody changes. They are held, so that a refusal and a
 * contact of the same moment come one after the other. Whoever may not be noted is told by a sentence.
 */
export async function mobilise(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  residentIds: readonly string[],
  event: Said,
): Promise<readonly Mobilised[]> {
  const today = todayOf(context.clock);
  const people = new Map((await holdPeople(inside, scope, residentIds)).map((one) => [one.id, one]));
  const states = await statesOf(inside, countyCodeOf(scope.institutionCode), [...people.keys()], today);
  const all: Mobilised[] = [];
  for (const residentId of residentIds) {
    const person = people.get(residentId);
    const name = person?.name ?? '';
    const not = (reason: string): void => void all.push({ residentId, name, done: false, reason });
    if (!person) not('已不在您的管理范围内');
    else if (person.status !== IN_USE) not('档案不在管');
    else {
      const next = mobilisationLife.after(states.get(residentId) ?? '1', event, { today });
      if (!next.ok) not(next.failure.message);
      else
        all.push({
          residentId,
          name,
          done: true,
          ...(await noted(context, inside, { scope, staff }, residentId, event)),
        });
    }
  }
  return all;
}

async function noted(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  residentId: string,
  event: Said,
): Promise<{ readonly id: string; readonly hint?: string }> {
  const id = uuidV7(context.clock.now(), context.random);
  const today = todayOf(context.clock);
  const said =
    event.type === 'REFUSE'
      ? { way: null, result: REFUSED, because: event.because, next: null, note: event.reason }
      : { way: event.way, result: event.result, because: null, next: event.nextOn ?? null, note: event.note ?? null };
  await inside.query(
    `insert into invitation_contacts (county_code, id, resident_id, no, year, on_day, way, result, because, next_on, note, at, by_id, by_name)
     select $1, $2, $3, coalesce(max(o.no), 0) + 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
     from invitation_contacts o where o.county_code = $1 and o.resident_id = $3`,
    [
      ...[countyCodeOf(scope.institutionCode), id, residentId, Number(today.slice(0, 4)), today],
      ...[said.way, said.result, said.because, said.next, said.note],
      ...[context.clock.now().toISOString(), staff.id, staff.name],
    ],
  );
  await recordOperation(inside, context, staff, {
    action: 'appointment.contact',
    subjectId: residentId,
    target: id,
    details: { event: event.type, result: said.result },
  });
  const hint = HINTS[said.result];
  return { id, ...(hint !== undefined && { hint }) };
}

/** Where each of these people stands this year. */
async function statesOf(
  inside: Queryable,
  county: string,
  ids: readonly string[],
  today: CalendarDay,
): Promise<ReadonlyMap<string, MobilisationState>> {
  const rows = await inside.query<{
    id: string;
    result: string | null;
    on: CalendarDay | null;
    missed: CalendarDay | null;
  }>(
    `select r.id, c.result, c.on_day as "on", a.day as missed from unnest($2::text[]) r (id)
     left join lateral (select o.result, o.on_day from invitation_contacts o where o.county_code = $1 and o.resident_id = r.id and o.year = $3
       order by o.no desc limit 1) c on true
     left join lateral (select case when o.state = '5' then o.day end as day from appointments o
       where o.county_code = $1 and o.resident_id = r.id and o.year = $3
       order by (o.state in ('1', '2', '3', '4', '8')) desc, o.created_at desc, o.id desc limit 1) a on true`,
    [county, [...ids], Number(today.slice(0, 4))],
  );
  return new Map(
    rows.map(({ id, result, on, missed }) => [
      id,
      mobilisationStateOf(result === null || on === null ? undefined : { result, on }, missed ?? undefined),
    ]),
  );
}

/** Takes back a line of today, while it is the newest of its person. */
export async function forget(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  lines: readonly { readonly residentId: string; readonly id: string }[],
): Promise<readonly Mobilised[]> {
  const county = countyCodeOf(scope.institutionCode);
  const people = new Map(
    (
      await holdPeople(
        inside,
        scope,
        lines.map(({ residentId }) => residentId),
      )
    ).map((one) => [one.id, one]),
  );
  const all: Mobilised[] = [];
  for (const { residentId, id } of lines) {
    const person = people.get(residentId);
    const [gone] = person
      ? await inside.query<{ id: string }>(
          `delete from invitation_contacts c where c.county_code = $1 and c.id = $2 and c.resident_id = $3 and c.on_day = $4 and not exists (
             select 1 from invitation_contacts o where o.county_code = $1 and o.resident_id = $3 and o.no > c.no) returning c.id`,
          [county, id, residentId, todayOf(context.clock)],
        )
      : [];
    const name = person?.name ?? '';
    if (!gone) all.push({ residentId, name, done: false, reason: '只能撤销当天登记的、以后没有再联系过的' });
    else {
      await recordOperation(inside, context, staff, {
        action: 'appointment.contact',
        subjectId: residentId,
        target: id,
        details: { event: 'UNDO' },
      });
      all.push({ residentId, name, done: true, id });
    }
  }
  return all;
}
