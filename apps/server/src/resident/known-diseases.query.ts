import { DISEASE_PROGRAMMES } from '@gongwei/domain/plans';
import { KNOWN_CONDITIONS, type KnownCondition } from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import type { ResidentRecord } from './resident.mapper.ts';

/** Diseases with a live card, or with a visit that is owed or was lost: also of who was followed up and has no card. */
const CARED_FOR = `select p.programme as disease from plans p where p.county_code = $1 and p.resident_id = $2
    and p.programme = any($3) and p.state in ('upcoming', 'due', 'overdue', 'lost')
  union select unnest(f.live_cards) from resident_facts f where f.county_code = $1 and f.resident_id = $2`;

/** What the whole archive knows somebody to have, in the usual order: the personal information, cards and follow-ups. */
export async function knownDiseases(database: Queryable, resident: ResidentRecord): Promise<KnownCondition[]> {
  const rows = await database.query<{ readonly disease: string }>(CARED_FOR, [
    resident.county_code,
    resident.id,
    DISEASE_PROGRAMMES,
  ]);
  const known = new Set<string>([...resident.conditions, ...rows.map(({ disease }) => disease)]);
  return KNOWN_CONDITIONS.filter((condition) => known.has(condition));
}
