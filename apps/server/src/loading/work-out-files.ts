import type { HistoryRecord } from '@gongwei/domain/lists';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import { createChecks, type Checks } from '../checks/create-checks.ts';
import { copyRows } from '../database/copy-text.ts';
import { createFacts, type Facts } from '../facts/create-facts.ts';
import { withoutNever } from '../facts/person-history.query.ts';
import { createPlans, type Plans } from '../plans/create-plans.ts';
import type { PlanRow } from '../plans/plan-row.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import type { SeedFile } from '../seed/seed-rows.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import { countyColumns, ofEachTable, type CountyTable } from './county-tables.ts';
import { conceptRows, recordRows, residentRow } from './load-rows.ts';
import { wholeFile } from './whole-file.ts';

/** People whose files are worked out together. */
export const BATCH = 250;

/** Some people with everything that is stored of them, as `COPY` reads it. */
export type CountyBatch = {
  readonly people: number;
  readonly text: { readonly [table in CountyTable]: Uint8Array };
  /** Visits that are overdue, by county. */
  readonly overdue: readonly { readonly county: string; readonly plan: PlanRow }[];
};

type Tools = {
  readonly forms: FormLibrary;
  readonly facts: Facts;
  readonly plans: Plans;
  readonly checks: Checks;
};

/** What is worked out of files before they are stored, by the same rules as after a save. */
export const loadingTools = (forms: FormLibrary, clock: ServerClock): Tools => ({
  forms,
  facts: createFacts({ forms, clock }),
  plans: createPlans({ clock }),
  checks: createChecks({ forms, clock }),
});

/** Works out files that were only typed: what forms fill in, and all that is kept of their people. */
function workOutFiles(files: readonly SeedFile[], tools: Tools): CountyBatch {
  const rows = ofEachTable((): object[] => []);
  const overdue: CountyBatch['overdue'][number][] = [];
  for (const file of files) {
    const person = workOut(wholeFile(file, tools.forms), tools);
    for (const [table, some] of Object.entries(person)) rows[table as CountyTable].push(...some);
    for (const plan of person.plans) if (plan.state === 'overdue') overdue.push({ county: plan.county_code, plan });
  }
  const columns = countyColumns(tools.facts.definitions);
  const encoder = new TextEncoder();
  return {
    people: files.length,
    text: ofEachTable((table) => encoder.encode(copyRows(rows[table], columns[table]))),
    overdue,
  };
}

/** All rows of one person. Facts are of who has no plans yet, as when they are worked out anew. */
function workOut(file: SeedFile, { forms, facts, plans, checks }: Tools) {
  const { id } = file.resident;
  const before = residentRow(file);
  const records = recordRows(file, forms).map((row) => ({ ...row, data: asReadBack(row.data) as JsonObject }));
  const history = records.map(historyRecord).toSorted(newestFirst);
  const withRow = (row: ResidentRow) => ({ id, history: { resident: residentOf(row), records: history } });
  const { next, ...planned } = plans.first(withRow(before));
  const resident = {
    ...before,
    paused_care: next?.paused ?? [],
    ...(next && { next_follow_up_on: next.next_on }),
  };
  const sheets = new Map(records.map((one) => [one.id, { formVersion: one.form_version, data: one.data }]));
  const checked = checks.first(withRow(resident), sheets);
  const here = { county_code: before.county_code };
  return {
    residents: [resident],
    records,
    concept_values: conceptRows(file, forms),
    resident_facts: [facts.first(before.county_code, withRow(before))],
    plans: planned.plans.map((plan) => ({ ...here, ...plan })),
    plan_people: [{ ...here, ...planned.person }],
    findings: checked.findings.map((finding) => ({ ...here, ...finding })),
    check_people: [{ ...here, ...checked.person }],
  };
}

type ResidentRow = ReturnType<typeof residentRow> & { readonly paused_care?: readonly string[] };

/** The person as `personHistories` would read them. */
const residentOf = (row: ResidentRow) =>
  withoutNever({
    id: row.id,
    archiveNumber: row.archive_number,
    name: row.name,
    pinyin: row.name_pinyin,
    initials: row.initials,
    sex: row.sex,
    birthDate: row.birth_date ?? null,
    idNumber: row.id_number,
    phone: row.phone,
    address: row.address,
    village: row.village_code,
    villageName: row.village_name,
    institution: row.institution_code,
    doctor: row.doctor_id,
    conditions: row.conditions,
    pausedCare: row.paused_care ?? [],
    status: row.status,
    filedOn: row.filed_on,
    lastCheckUpOn: row.last_check_up_on,
    nextFollowUpOn: row.next_follow_up_on,
    hasPersonalInfo: row.has_personal_info,
  });

/** A value of `jsonb` as it is read again: the shortest names first, of one length by their letters. Prints of findings are made of it. */
function asReadBack(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(asReadBack);
  const members = Object.entries(value).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, asReadBack(member)]));
}

const historyRecord = (row: ReturnType<typeof recordRows>[number]): HistoryRecord => ({
  id: row.id,
  formId: row.form_id,
  occurredOn: row.occurred_on,
  institution: row.institution_code,
  createdAt: row.created_at,
  createdBy: row.created_by,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
  version: row.version,
  ...(row.stage !== null && { stage: row.stage }),
  data: row.data,
});

/** By day and then by id, both compared byte by byte, as the database does. */
const newestFirst = (a: HistoryRecord, b: HistoryRecord): number =>
  a.occurredOn === b.occurredOn ? (a.id < b.id ? 1 : -1) : a.occurredOn < b.occurredOn ? 1 : -1;

/** Files worked out in this thread, as many at a time as are stored together. */
export function* workedOut(files: Iterable<SeedFile>, tools: Tools): Iterable<CountyBatch> {
  let waiting: SeedFile[] = [];
  for (const file of files) {
    waiting.push(file);
    if (waiting.length < BATCH) continue;
    yield workOutFiles(waiting, tools);
    waiting = [];
  }
  if (waiting.length > 0) yield workOutFiles(waiting, tools);
}
