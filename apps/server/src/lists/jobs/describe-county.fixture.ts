import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../database/database.port.ts';
import { findStaff, type Staff } from '../../identity/users.repository.ts';
import { startPostgres, type TemporaryPostgres } from '../../testing/index.ts';
import { testContext } from '../../testing/test-context.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { ListReader } from '../source.ts';

/** The tests' county, and its administrator who asks for jobs. */
export type CountyDesk = {
  readonly database: Database;
  readonly context: Awaited<ReturnType<typeof testContext>>;
  readonly reading: ListReader;
};

async function openDesk(database: Database): Promise<CountyDesk> {
  const context = await testContext(database);
  const staff = (await findStaff(database, 'county')) as Staff;
  const asked = { today: '2026-06-15' as CalendarDay, year: 2026, me: staff.id, institution: '990101' };
  return { database, context, reading: { scope: { institutionCode: '990101' }, staff, reader: 'reveals', asked } };
}

/** The same tests over both kinds of database, each with a county of its own; what `desk` holds is there when they run. */
export function describeCounty(name: string, tests: (desk: CountyDesk) => void): void {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  describe.each([
    ['PGlite', () => openTestDatabase()],
    ['PostgreSQL', () => postgres.openCounty()],
  ] as const)(`${name} (%s)`, (_kind, open) => {
    const desk = {} as CountyDesk;
    beforeAll(async () => void Object.assign(desk, await openDesk(await open())), 120_000);
    afterAll(() => desk.database?.close());
    tests(desk);
  });
}
