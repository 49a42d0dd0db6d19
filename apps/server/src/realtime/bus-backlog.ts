import type pg from 'pg';
import { writeNotice } from './bus-notice.ts';

/** A message that waits to be sent; `until` by this process's own clock (`performance.now`). */
export type Outgoing = { readonly number: number; readonly message: string; readonly until: number };

type Line = Pick<pg.Client, 'query'>;
type Kept = readonly [sender: string, number: number, message: string];

/** Keeps a lot and tells of it, all or nothing. What was kept already is not told again; what nobody waits for any more is left out. */
export async function sendLot(line: Line, channel: string, sender: string, lot: readonly Outgoing[]): Promise<void> {
  const now = performance.now();
  const rows = lot
    .filter(({ until }) => until > now)
    .map(({ number, message, until }) => ({
      number,
      message,
      notice: writeNotice({ sender, number, message }),
      seconds: (until - now) / 1_000,
    }));
  if (rows.length === 0) return;
  await line.query(
    `with lot as (select * from jsonb_to_recordset($3::jsonb) as l (number bigint, message text, notice text, seconds double precision)),
       kept as (
         insert into bus_messages (sender, number, message, sent_at, good_until)
         select $2, number, message, clock_timestamp(), clock_timestamp() + make_interval(secs => seconds) from lot order by number
         on conflict do nothing returning number
       )
     select pg_notify($1, l.notice) from (select notice from lot join kept using (number) order by number) l`,
    [channel, sender, JSON.stringify(rows)],
  );
}

/** The last number of every sender that has said something. */
export async function numbersNow(line: Line): Promise<ReadonlyMap<string, number>> {
  const { rows } = await line.query<{ sender: string; last: string }>(
    'select sender, max(number) as last from bus_messages group by sender',
  );
  return new Map(rows.map(({ sender, last }) => [sender, Number(last)]));
}

/** What was said after those numbers and is still good, each sender's in their order. */
export async function missedSince(line: Line, last: ReadonlyMap<string, number>): Promise<readonly Kept[]> {
  const known = [...last].map(([sender, number]) => ({ sender, number }));
  const { rows } = await line.query<{ sender: string; number: string; message: string }>(
    `select b.sender, b.number, b.message from bus_messages b
       left join jsonb_to_recordset($1::jsonb) as k (sender text, number bigint) on k.sender = b.sender
     where b.number > coalesce(k.number, 0) and b.good_until > clock_timestamp() order by b.sent_at, b.sender, b.number`,
    [JSON.stringify(known)],
  );
  return rows.map(({ sender, number, message }) => [sender, Number(number), message]);
}

/** One message that was too large for its notice; `undefined` where it is forgotten. */
export async function oneOf(line: Line, sender: string, number: number): Promise<string | undefined> {
  const { rows } = await line.query<{ message: string }>(
    'select message from bus_messages where sender = $1 and number = $2',
    [sender, number],
  );
  return rows[0]?.message;
}

/** Throws away what nobody can want any more. */
export async function forgetOld(line: Line): Promise<void> {
  await line.query("delete from bus_messages where good_until < clock_timestamp() - interval '1 minute'");
}
