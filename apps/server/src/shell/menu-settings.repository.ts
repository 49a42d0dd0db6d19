import type { MenuSettings } from '@gongwei/domain/pages';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';

export type KeptMenu = {
  readonly entries: MenuSettings;
  /** 0: as delivered. */
  readonly version: number;
  readonly changed?: { readonly at: string; readonly by: string };
};

/** What a county's menu has otherwise than the catalogue. `hold`: nobody else changes it until the transaction ends. */
export async function menuAt(database: Queryable, institutionCode: string, hold = false): Promise<KeptMenu> {
  const [row] = await database.query<{ entries: MenuSettings; version: number; at: string; by: string }>(
    `select entries, version, updated_at as at, updated_by_name as by from menu_settings where county_code = $1${hold ? ' for update' : ''}`,
    [countyCodeOf(institutionCode)],
  );
  if (!row) return { entries: {}, version: 0 };
  return { entries: row.entries, version: row.version, changed: { at: new Date(row.at).toISOString(), by: row.by } };
}

/** Writes the menu under the next version; `false` where somebody was faster. */
export async function keepMenu(
  inside: Queryable,
  by: { readonly id: string; readonly name: string; readonly institutionCode: string },
  { entries, version }: Pick<KeptMenu, 'entries' | 'version'>,
  at: Date,
): Promise<boolean> {
  const kept = await inside.query(
    `insert into menu_settings (county_code, entries, version, updated_at, updated_by, updated_by_name)
     values ($1, $2::jsonb, $3::int + 1, $4, $5, $6)
     on conflict (county_code) do update set entries = excluded.entries, version = excluded.version, updated_at = excluded.updated_at,
       updated_by = excluded.updated_by, updated_by_name = excluded.updated_by_name where menu_settings.version = $3::int
     returning version`,
    [countyCodeOf(by.institutionCode), JSON.stringify(entries), version, at.toISOString(), by.id, by.name],
  );
  return kept.length > 0;
}
