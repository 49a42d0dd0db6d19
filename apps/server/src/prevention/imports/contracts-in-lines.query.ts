import { CONTRACT_FORM, contractStateOf, contractTerm } from '@gongwei/domain/prevention';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';

export type StoredContract = { readonly id: string; readonly data: JsonObject };

/** Contracts of people that hold or wait to be signed. */
export async function contractsOf(
  on: Queryable,
  county: string,
  people: readonly string[],
): Promise<(resident: string) => readonly StoredContract[]> {
  const rows = await on.query<StoredContract & { subject_id: string }>(
    `select id, subject_id, data from records where county_code = $1 and subject_id = any($2::text[]) and form_id = $3 and removed_at is null
       and coalesce(data->>'contractStatus', '1') in ('1', '3', '4') order by id`,
    [county, [...people], CONTRACT_FORM],
  );
  const byPerson = Map.groupBy(rows, ({ subject_id }) => subject_id);
  return (resident) => byPerson.get(resident) ?? [];
}

/** Which contract has some of the days of another, in a sentence; nothing where none does. */
export function inTheWay(mine: JsonObject, others: readonly StoredContract[]): string | undefined {
  const term = contractTerm(mine);
  if (!term) return undefined;
  for (const { data } of others) {
    const its = contractTerm(data);
    if (!its || its.from > term.until || its.until < term.from) continue;
    const what = contractStateOf(data) === '4' ? '待签约的协议' : '有效签约';
    return `这段时间已有一份${what}（${its.from} 至 ${its.until}）`;
  }
  return undefined;
}
