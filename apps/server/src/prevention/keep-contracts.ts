import { CONTRACT_FORM, contractExpired, contractWithoutFile } from '@gongwei/domain/prevention';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import { personChanged } from '../database/branch-changes.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { Queryable } from '../database/database.port.ts';
import type { FullRecordRow } from '../records/record.mapper.ts';
import type { ServerContext } from '../server-context.ts';
import { lookAgain } from '../shared/look-again.ts';
import { todayOf } from '../shared/server-clock.ts';
import { heldContracts, writeContract } from './write-contract.ts';

/** Milliseconds; the first minute belongs to those who wait for the server. */
const FIRST_AFTER = 50_000;
const AGAIN_AFTER = 5 * 60_000;
/** Contracts looked up at once. */
const CHUNK = 500;
/** Who is written down for what the day itself does. */
const SYSTEM = { id: 'system', name: '系统' };
/** As the index of contracts that hold has it. */
const HOLDS = `r.form_id = '${CONTRACT_FORM}' and r.removed_at is null and coalesce(r.data->>'contractStatus', '1') in ('1', '3')`;

type Parts = Pick<ServerContext, 'database' | 'clock' | 'timers' | 'forms' | 'facts'> & {
  readonly say: (level: 'info' | 'warn', line: string) => void;
};
type Found = { county_code: string; id: string; subject_id: string };
/** How a contract stands from today on; nothing where it stays. */
type Judge = (row: FullRecordRow, status: string) => JsonObject | undefined;

type ContractsKeeper = { look(): Promise<void>; stop(): Promise<void> };

/**
 * A contract with a family doctor whose last day is over has run out: within five minutes of midnight in China, each by itself and only once. Of several
 * processes one does it. Once for each start it also ends what outlived its file, as files that left care before contracts ended with them.
 */
export function keepContracts(parts: Parts): ContractsKeeper {
  const { database, clock, timers, say } = parts;
  let orphansEnded = false;
  const over = (today: CalendarDay, after: string) =>
    database.query<Found>(
      `select r.county_code, r.id, r.subject_id from records r where ${HOLDS} and r.data->>'endDate' < $1 and r.county_code || r.id > $2
       order by r.county_code || r.id limit ${CHUNK}`,
      [today, after],
    );
  const orphans = (_: CalendarDay, after: string) =>
    database.query<Found>(
      `select r.county_code, r.id, r.subject_id from residents p join records r on r.county_code = p.county_code and r.subject_id = p.id
       where p.status <> '1' and ${HOLDS} and r.county_code || r.id > $1 order by r.county_code || r.id limit ${CHUNK}`,
      [after],
    );
  const each = async (today: CalendarDay, find: typeof over, reason: string, judge: Judge): Promise<number> => {
    let [count, after] = [0, ''];
    for (;;) {
      const found = await find(today, after);
      for (const one of found) {
        if (!looking.goOn()) return count;
        after = `${one.county_code}${one.id}`;
        count += await repeatedTransaction(database, (inside) => turn(inside, parts, one, reason, judge));
      }
      if (found.length < CHUNK) return count;
    }
  };
  const look = async (): Promise<void> => {
    const today = todayOf(clock);
    if (orphansEnded && (await over(today, '')).length === 0) return;
    await database.inTurn('contracts', async () => {
      const expired = await each(today, over, '到期', ({ data }) => {
        const next = contractExpired(data, today);
        return next.ok ? next.value : undefined;
      });
      const ended = orphansEnded
        ? 0
        : await each(today, orphans, '随居民档案解约', ({ data }, status) => {
            const next =
              status === '1' ? undefined : contractWithoutFile(data, { event: EVENTS[status] ?? '', on: today, today });
            return next?.ok ? next.value : undefined;
          });
      orphansEnded = looking.goOn();
      if (expired + ended > 0) say('info', `contracts: ${expired} expired, ${ended} ended with their files`);
    });
  };
  // A database that does not answer now is asked again next time.
  const looking = lookAgain(timers, { first: FIRST_AFTER, again: AGAIN_AFTER }, look, (error) =>
    say('warn', `contracts: ${error instanceof Error ? error.message : String(error)}`),
  );
  return { look, stop: looking.stop };
}

/** What brought a file into its status (codes of dictionaries/archive-status). */
const EVENTS: { readonly [status: string]: string } = {
  '2': 'MOVE_OUT',
  '3': 'DIE',
  '4': 'LOSE',
  '5': 'REFUSE',
  '9': 'END',
};

/** The person is held first, as by every save: what somebody changed in between is looked at anew. */
async function turn(
  inside: Queryable,
  { forms, facts, clock }: Parts,
  { county_code: countyCode, id, subject_id: residentId }: Found,
  reason: string,
  judge: Judge,
): Promise<number> {
  const [person] = await inside.query<{ status: string; institution_code: string }>(
    'select status, institution_code from residents where county_code = $1 and id = $2 for no key update',
    [countyCode, residentId],
  );
  const row = (await heldContracts(inside, { countyCode, residentId })).find((one) => one.id === id);
  const changed = person && row && judge(row, person.status);
  if (!changed) return 0;
  await writeContract(inside, row, changed, { forms, by: SYSTEM, at: clock.now().toISOString(), reason });
  await facts.refresh(inside, countyCode, [residentId]);
  await personChanged(inside, {
    ...{ countyCode, id: residentId, institutionCode: person.institution_code, sheetAt: row.institution_code },
  });
  return 1;
}
