import {
  contractWithFile,
  contractWithoutFile,
  isLiveContract,
  overlapsContract,
  type ContractState,
} from '@gongwei/domain/prevention';
import type { ArchiveChange, ArchiveHook } from '../ports/archive-hook.port.ts';
import type { FullRecordRow } from '../records/record.mapper.ts';
import { dayOf } from '../shared/server-clock.ts';
import { heldContracts, writeContract } from './write-contract.ts';

const IN_CARE = '1';
/** Undoing these says that they never were. */
const MISTAKES: { readonly [event: string]: string } = { CORRECT_DEATH: 'DIE', UNDO_MERGE: 'VOID' };

type End = { record_id: string; event: string; was: ContractState; version: number; ended_at: string };

/** Contracts with a family doctor end with the file of their person, and come back with it. The person is held by the transaction. */
export const contractsOfFile: ArchiveHook = (change) =>
  change.event === 'MOVE_IN'
    ? forget(change)
    : change.to === IN_CARE
      ? comeBack(change)
      : change.event === 'VOID'
        ? mergeContracts(change)
        : endAll(change);

async function endAll(change: ArchiveChange): Promise<void> {
  for (const row of await heldContracts(change.inside, change)) await end(change, row);
}

/** Of somebody whose two files each have a contract for the same days, that of the file given up ends; the others hold with the kept one. */
async function mergeContracts(change: ArchiveChange): Promise<void> {
  const { inside, details } = change;
  const [kept, moved] = [String(details['keptId']), details['moved']];
  const came = (row: FullRecordRow): boolean => Array.isArray(moved) && moved.includes(row.id);
  const rows = await heldContracts(inside, { ...change, residentId: kept });
  const stay = rows.filter((row) => !came(row)).map(({ data }) => data);
  for (const row of rows)
    if (came(row) && isLiveContract(row.data) && overlapsContract(row.data, stay)) await end(change, row);
  // A sheet that was not moved stays with a file nobody cares for.
  await endAll(change);
}

async function end(change: ArchiveChange, row: FullRecordRow): Promise<void> {
  const { inside, countyCode, residentId, forms, event, on, at, by } = change;
  const after = contractWithoutFile(row.data, { event, on, today: dayOf(at) });
  if (!after.ok) return;
  const version = await writeContract(inside, row, after.value, { forms, by, at, reason: '随居民档案解约' });
  await inside.query(
    `insert into contract_ends (county_code, resident_id, record_id, event, was, version, ended_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (county_code, resident_id, record_id) do update
       set event = excluded.event, was = excluded.was, version = excluded.version, ended_at = excluded.ended_at`,
    [countyCode, residentId, row.id, event, String(row.data['contractStatus'] ?? '1'), version, at],
  );
}

/** Who is cared for elsewhere signs there: the contract with the doctor of before stays ended. */
const forget = async ({ inside, countyCode, residentId }: ArchiveChange): Promise<void> =>
  void (await inside.query('delete from contract_ends where county_code = $1 and resident_id = $2', [
    countyCode,
    residentId,
  ]));

/** What ended with the file and nobody has touched since, where the machine lets it come back. */
async function comeBack(change: ArchiveChange): Promise<void> {
  const { inside, countyCode, residentId, forms, event, at, by } = change;
  const ends = await inside.query<End>(
    'delete from contract_ends where county_code = $1 and resident_id = $2 returning record_id, event, was, version, ended_at',
    [countyCode, residentId],
  );
  if (ends.length === 0) return;
  const rows = [...(await heldContracts(inside, change))];
  for (const [index, row] of rows.entries()) {
    const ended = ends.find((one) => one.record_id === row.id && one.version === row.version);
    if (!ended) continue;
    const after = contractWithFile(row.data, ended.was, {
      ...{ today: dayOf(at), endedOn: dayOf(ended.ended_at), mistaken: MISTAKES[event] === ended.event },
      others: rows.flatMap(({ id, data }) => (id === row.id ? [] : [data])),
    });
    if (!after.ok) continue;
    const version = await writeContract(inside, row, after.value, { forms, by, at, reason: '随居民档案恢复' });
    rows[index] = { ...row, version, data: { ...row.data, ...after.value } as FullRecordRow['data'] };
  }
}
