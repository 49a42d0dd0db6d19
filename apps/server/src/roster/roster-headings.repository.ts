import type { RememberedHeadings } from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf, type Scope } from '../database/scope.ts';

/** What an institution decided about headings nobody knew; those above it do not decide for it. */
export async function rememberedHeadings(on: Queryable, scope: Scope): Promise<RememberedHeadings> {
  const rows = await on.query<{ heading: string; meaning: RememberedHeadings[string] }>(
    'select heading, meaning from roster_headings where county_code = $1 and institution_code = $2',
    [countyCodeOf(scope.institutionCode), scope.institutionCode],
  );
  return Object.fromEntries(rows.map(({ heading, meaning }) => [heading, meaning]));
}

export async function rememberHeadings(on: Queryable, scope: Scope, headings: RememberedHeadings): Promise<void> {
  const rows = Object.entries(headings).map(([heading, meaning]) => ({ heading, meaning }));
  await on.query(
    `insert into roster_headings (county_code, institution_code, heading, meaning)
     select $1, $2, t.heading, t.meaning from jsonb_to_recordset($3::jsonb) as t(heading text, meaning text)
     on conflict (county_code, institution_code, heading) do update set meaning = excluded.meaning`,
    [countyCodeOf(scope.institutionCode), scope.institutionCode, JSON.stringify(rows)],
  );
}
