import { changeSchema, type Database } from './database.port.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { draftSecrets } from './migrations/0002-draft-secrets.ts';
import { residentChanges } from './migrations/0003-resident-changes.ts';
import { recordsOfRegisters } from './migrations/0004-records-of-registers.ts';
import { familyTies } from './migrations/0005-family-ties.ts';
import { challenges } from './migrations/0006-challenges.ts';
import { devicesAndPlatform } from './migrations/0007-devices-and-platform.ts';
import { serialNumbers } from './migrations/0008-serial-numbers.ts';
import { calls } from './migrations/0009-calls.ts';
import { presenceOfSessions } from './migrations/0010-presence-of-sessions.ts';
import { tubeCodes } from './migrations/0011-tube-codes.ts';

export type Migration = { readonly number: number; readonly name: string; readonly sql: string };

/** In the order they are applied; a published one is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  foundation,
  draftSecrets,
  residentChanges,
  recordsOfRegisters,
  familyTies,
  challenges,
  devicesAndPlatform,
  serialNumbers,
  calls,
  presenceOfSessions,
  tubeCodes,
];

/** Brings the schema up to date and returns the names of what was applied now. Safe to run from several processes. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<readonly string[]> {
  await changeSchema(database, (inside) =>
    inside.query(
      'create table if not exists schema_migrations (number int primary key, name text not null, applied_at timestamptz not null default now())',
    ),
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    const fresh = await changeSchema(database, async (inside) => {
      const [known] = await inside.query('select 1 from schema_migrations where number = $1', [migration.number]);
      if (known) return false;
      for (const statement of migration.sql.split(/;\s*\n/).filter((text) => text.trim() !== ''))
        await inside.query(statement);
      await inside.query('insert into schema_migrations (number, name) values ($1, $2)', [
        migration.number,
        migration.name,
      ]);
      return true;
    });
    if (fresh) applied.push(migration.name);
  }
  return applied;
}
