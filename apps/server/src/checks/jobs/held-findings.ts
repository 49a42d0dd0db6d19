import type { FindingStanding } from '@gongwei/domain/checks';
import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition } from '../../database/scope.ts';
import type { RowResult } from '../../lists/jobs/job-kind.ts';
import type { ListReader } from '../../lists/source.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { FINDING_COLUMNS, standingAs, standingOf, type FindingRow } from '../finding-row.ts';
import { writeFindings } from '../write-findings.ts';

/** A finding in hand, with its person. */
export type HeldFinding = {
  readonly row: FindingRow;
  readonly standing: FindingStanding;
  readonly countyCode: string;
  readonly name: string;
  /** That keeps the file of the person. */
  readonly institutionCode: string;
  readonly residentDoctor: string | undefined;
};
type Held = FindingRow & {
  readonly county_code: string;
  readonly name: string;
  readonly kept_at: string;
  readonly resident_doctor: string | null;
};

/** The findings with these identifiers that are in scope; their people are held until the transaction ends, always in one order. */
async function heldFindings(
  inside: Queryable,
  { scope }: ListReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldFinding>> {
  const into = parameters();
  const inScope = scopeCondition(scope, 'p', into);
  const wanted = into.add([...ids]);
  // Held first, read afterwards: what a save is just closing is seen.
  await inside.query(
    `select p.id from residents p where ${inScope} and p.id in (select resident_id from findings where county_code = p.county_code and id = any(${wanted}::text[]))
     order by p.id for no key update of p`,
    into.values,
  );
  const rows = await inside.query<Held>(
    `select r.county_code, p.name, p.institution_code as kept_at, p.doctor_id as resident_doctor, ${FINDING_COLUMNS.map((name) => `r.${name}`).join(', ')}
     from findings r join residents p on p.county_code = r.county_code and p.id = r.resident_id where ${inScope} and r.id = any(${wanted}::text[])`,
    into.values,
  );
  return new Map(
    rows.map(({ county_code: countyCode, name, kept_at: institutionCode, resident_doctor, ...row }) => [
      row.id ?? '',
      {
        ...{ row, standing: standingOf(row), countyCode, name, institutionCode },
        residentDoctor: resident_doctor ?? undefined,
      },
    ]),
  );
}

type Tools = { readonly context: ServerContext; readonly inside: Queryable; readonly reading: ListReader };
/** How a finding stands afterwards, or why it stays as it is. */
export type Decided = { readonly standing: FindingStanding } | { readonly reason: string };

/** Does the same to each of these findings. `otherwise`: what a row counts as to which nothing is done. */
export async function onEachFinding(
  { context, inside, reading }: Tools,
  rowIds: readonly string[],
  otherwise: 'skipped' | 'failed',
  decide: (finding: HeldFinding) => Decided,
): Promise<readonly RowResult[]> {
  const findings = await heldFindings(inside, reading, rowIds);
  const today = todayOf(context.clock);
  const written = new Map<string, FindingRow[]>();
  const results: RowResult[] = [];
  for (const rowId of rowIds) {
    const finding = findings.get(rowId);
    const decided: Decided = finding ? decide(finding) : { reason: '已不在您的管理范围内，或问题已变动' };
    const title = finding ? (maskFor(reading.reader, 'person-name', finding.name) ?? '') : '';
    if (!finding || 'reason' in decided) {
      results.push({ rowId, title, outcome: otherwise, ...('reason' in decided && { reason: decided.reason }) });
      continue;
    }
    const after = { ...standingAs(finding.row, decided.standing), said_by: reading.staff.id, said_on: today };
    written.set(finding.countyCode, [...(written.get(finding.countyCode) ?? []), after]);
    await recordOperation(inside, context, reading.staff, {
      action: 'finding.change',
      subjectId: finding.row.resident_id ?? '',
      target: rowId,
      details: { state: decided.standing.state },
    });
    results.push({ rowId, title, outcome: 'done', before: beforeOf(finding, decided.standing) });
  }
  for (const [county, rows] of written) await writeFindings(inside, county, rows);
  return results;
}

/** What undoing needs: how it stood, and how it stands since. */
const beforeOf = ({ standing }: HeldFinding, after: FindingStanding): JsonObject => ({ was: standing, is: after });

/** Takes back what was decided, where nobody and no save decided anything else since. */
export const takeBack =
  (rows: readonly { readonly rowId: string; readonly before: JsonObject }[]) =>
  ({ row, standing }: HeldFinding): Decided => {
    const before = rows.find(({ rowId }) => rowId === row.id)?.before;
    if (!before || !sameStanding(standing, before['is'] as FindingStanding))
      return { reason: '之后又有变动，没有撤销' };
    return { standing: before['was'] as FindingStanding };
  };

const sameStanding = (one: FindingStanding, other: FindingStanding): boolean =>
  (['state', 'doctorId', 'dueOn', 'excuse', 'closedOn'] as const).every((key) => one[key] === other[key]);
