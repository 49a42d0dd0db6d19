import type { Queryable } from '../database/database.port.ts';

/** What of a row is not known of everybody before work of the background has ended. */
const RESTS_ON: { readonly [what: string]: readonly string[] } = {
  checks: ['entry.missing', 'entry.erroneous'],
  uploads: ['entry.uploaded', 'upload.', 'record.@uploadState'],
};

/**
 * Whether a name (`resident.lastFollowUpOn`, `upload.state`) is still being worked out for some people: after a start with new rules, or a
 * restored backup. A number made of it would be too small.
 */
export async function unfinishedNames(database: Queryable): Promise<((name: string) => boolean) | undefined> {
  const [state] = await database.query<{ facts: readonly string[]; work: readonly string[] }>(
    `select array(select key from fact_versions where built_at is null) as facts,
       array(select what from derived_work where done_at is null) as work`,
  );
  const names = [
    ...(state?.facts ?? []).map((key) => `resident.${key}`),
    ...(state?.work ?? []).flatMap((what) => RESTS_ON[what] ?? []),
  ];
  if (names.length === 0) return undefined;
  return (name) => names.some((one) => (one.endsWith('.') ? name.startsWith(one) : name === one));
}
