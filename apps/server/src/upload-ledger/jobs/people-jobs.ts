import { VISIT_TYPES, type RecordType } from '@gongwei/domain/upload';
import { maskFor } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import type { ListReader } from '../../lists/source.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { queueEntries, type Queued } from '../queue-entries.ts';
import type { Wake } from './wake.ts';

/** What a row of a list of people is: themselves, a sheet of theirs, or a planned visit. */
type RowKind = 'person' | 'sheet' | 'plan';
const PERSON_OF: { readonly [kind in RowKind]: string } = {
  person: 'select r.county_code, r.id, r.id as row_id from residents r where',
  sheet: `select r.county_code, r.subject_id as id, r.id as row_id from records r where r.subject_kind = 'resident' and`,
  plan: `select r.county_code, r.resident_id as id, r.id as row_id from plans r where`,
};

type Waiting = { readonly row_id: string; readonly name: string; readonly entries: readonly string[] | null };

/** Whose each row is, and what of theirs waits, as far as the reader's scope goes. */
function waitingOf(
  inside: Queryable,
  { scope }: ListReader,
  { rows, types }: PeopleUpload,
  rowIds: readonly string[],
): Promise<readonly Waiting[]> {
  const into = parameters();
  const mine = scopeCondition(scope, 'p', into);
  const theirs = scopeCondition(scope, 'e', into);
  const [ids, wanted] = [into.add([...rowIds]), into.add([...types])];
  return inside.query<Waiting>(
    `select t.row_id, p.name, (select array_agg(e.record_id order by e.record_id) from upload_entries e
         where ${theirs} and e.county_code = p.county_code and e.resident_id = p.id and e.record_type = any(${wanted}::text[])
           and e.state in ('1', '4', '6')) as entries
     from (${PERSON_OF[rows]} r.id = any(${ids}::text[])) t
     join residents p on p.county_code = t.county_code and p.id = t.id where ${mine}`,
    into.values,
  );
}

type PeopleUpload = {
  readonly rows: RowKind;
  readonly types: readonly RecordType[];
};

/** 上传 over people: what of theirs waits is put into one task for each account. A row is done when anything of it was. */
const uploadPeople = (wake: Wake, upload: PeopleUpload): JobKind => ({
  check: async ({ clock, random }) => ({ run: uuidV7(clock.now(), random) }),
  act: async ({ clock, random }, inside, reading, rowIds, answers) => {
    const waiting = new Map((await waitingOf(inside, reading, upload, rowIds)).map((row) => [row.row_id, row]));
    // Two rows of one person (two visits that are owed) have the same sheets.
    const ids = [...new Set([...waiting.values()].flatMap(({ entries }) => entries ?? []))];
    const asked = {
      county: countyCodeOf(reading.scope.institutionCode),
      run: String(answers['run']),
      by: reading.staff,
      events: [{ type: 'RETRY' }] as const,
    };
    const queued = await queueEntries(inside, { now: clock.now(), random }, asked, ids);
    const told = new Map(queued.map((one) => [one.id, one]));
    return rowIds.map((rowId): RowResult => {
      const row = waiting.get(rowId);
      const title = row ? (maskFor(reading.reader, 'person-name', row.name) ?? '') : '';
      return { rowId, title, ...became(row, told) };
    });
  },
  committed: async (_context, institution) => wake(institution),
});

function became(row: Waiting | undefined, told: ReadonlyMap<string, Queued>): Pick<RowResult, 'outcome' | 'reason'> {
  if (!row) return { outcome: 'skipped', reason: '已不在您的管理范围内' };
  const own = (row.entries ?? []).flatMap((id) => told.get(id) ?? []);
  if (own.some(({ why }) => why === undefined)) return { outcome: 'done' };
  return { outcome: 'skipped', reason: own[0]?.why ?? '没有待上传的记录：已上传、无需上传，或必填未齐' };
}

/** What lists of people send, by the name their action calls it. */
const PEOPLE_UPLOADS: { readonly [job: `upload-${string}`]: PeopleUpload } = {
  'upload-archives': { rows: 'person', types: ['1'] },
  'upload-check-ups': { rows: 'person', types: ['2'] },
  'upload-constitutions': { rows: 'person', types: ['4'] },
  'upload-hypertension': { rows: 'sheet', types: ['5'] },
  'upload-diabetes': { rows: 'sheet', types: ['6'] },
  'upload-psychosis': { rows: 'sheet', types: ['7'] },
  'upload-tuberculosis': { rows: 'sheet', types: ['8'] },
  'upload-visits': { rows: 'plan', types: VISIT_TYPES },
};

export const peopleJobs = (wake: Wake): { readonly [job: string]: JobKind } =>
  Object.fromEntries(Object.entries(PEOPLE_UPLOADS).map(([job, upload]) => [job, uploadPeople(wake, upload)]));
