import type { Answers } from '@gongwei/domain/forms';
import { PRINT_JOB_FORM, PRINTED, type PrintJob } from '@gongwei/domain/upload';
import { chinaTime } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';

type Holder = { id: string; county_code: string; institution_code: string };

/**
 * Keeps prints as records of 报告打印任务 in the files of those residents who are in the scope, all in one statement: hundreds come at
 * once. A job told twice is kept once. A check-up that is not the resident's is not named. Nobody moves meanwhile: a print lies where its resident's records lie. Answers how many are kept.
 */
export async function keepPrintJobs(
  { clock, forms, printHooks }: ServerContext,
  inside: Queryable,
  scope: Scope,
  by: Pick<Staff, 'id' | 'name' | 'institutionCode'>,
  jobs: readonly PrintJob[],
): Promise<number> {
  const into = parameters();
  const holders = await inside.query<Holder>(
    `select r.id, r.county_code, r.institution_code from residents r
     where ${scopeCondition(scope, 'r', into)} and r.id = any(${into.add([...new Set(jobs.map((job) => job.residentId))])})
     order by r.county_code, r.id for share of r`,
    into.values,
  );
  const holderOf = new Map(holders.map((holder) => [holder.id, holder]));
  const checkUps = await checkUpsOf(inside, jobs, holderOf);
  const at = clock.now().toISOString();
  const rows = jobs.flatMap((job) => {
    const holder = holderOf.get(job.residentId);
    if (!holder) return [];
    const known = job.checkUpId !== undefined && checkUps.has(`${job.residentId} ${job.checkUpId}`);
    const data: Answers = {
      residentId: job.residentId,
      template: job.template,
      copies: 1,
      makeTime: localMinute(at),
      state: PRINTED,
      ...(known && { checkUpId: job.checkUpId as string }),
    };
    const headline = forms.headline(PRINT_JOB_FORM, data, undefined);
    return [{ ...holder, resident_id: holder.id, id: job.id, data, headline }];
  });
  await inside.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
       created_at, created_by, updated_at, updated_by, updated_by_name)
     select j.county_code, j.id, $2, $3, j.resident_id, 'resident', j.institution_code, $4, j.data, j.headline, 1, $5, $6, $5, $6, $7
     from jsonb_to_recordset($1::jsonb) as j(county_code text, id text, resident_id text, institution_code text, data jsonb, headline jsonb)
     on conflict do nothing`,
    [
      JSON.stringify(rows),
      PRINT_JOB_FORM,
      forms.definition(PRINT_JOB_FORM)?.version ?? 1,
      todayOf(clock),
      at,
      by.id,
      by.name,
    ],
  );
  const prints = rows.flatMap(({ county_code: countyCode, data: { checkUpId } }) =>
    typeof checkUpId === 'string' ? [{ countyCode, checkUpId }] : [],
  );
  if (prints.length > 0) for (const hook of printHooks) await hook({ inside, prints, at, by });
  await recordViews(
    inside,
    clock,
    by,
    holders.map((resident) => ({ resident, part: 'print' as const })),
  );
  return rows.length;
}

/** `resident check-up` of the check-ups that are theirs. */
async function checkUpsOf(
  inside: Queryable,
  jobs: readonly PrintJob[],
  holderOf: ReadonlyMap<string, Holder>,
): Promise<ReadonlySet<string>> {
  const ids = jobs.flatMap(({ checkUpId }) => checkUpId ?? []);
  if (ids.length === 0) return new Set();
  const counties = [...new Set([...holderOf.values()].map((holder) => holder.county_code))];
  const found = await inside.query<{ id: string; subject_id: string }>(
    `select id, subject_id from records where county_code = any($1) and id = any($2) and form_id = 'health-check-up'`,
    [counties, [...new Set(ids)]],
  );
  return new Set(found.map(({ id, subject_id }) => `${subject_id} ${id}`));
}

/** As the form's clock shows it: `2026-06-15T12:00` in China. */
const localMinute = (instant: string): string => chinaTime(instant).slice(0, 16);
