import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.port.ts';
import { ROLES, type Role } from '../identity/permission-matrix.data.ts';
import { openSession, SESSION_MS } from '../identity/sessions.repository.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openTestDatabase } from '../testing/index.ts';
import { silentServer } from './silent-server.fixture.ts';

export type Who = Role | 'nobody' | 'expired';
export const roles = Object.keys(ROLES) as readonly Role[];
export const NOW = new Date('2026-06-15T04:00:00Z');
export const clock = { now: () => NOW };

export type ServerOfRoles = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Sessions of somebody with each role, and one that ran out. */
  readonly tokens: ReadonlyMap<Who, string>;
  readonly close: () => Promise<void>;
};

/** The whole server over the tiny county, with somebody logged in for each role. */
export async function startServerOfRoles(): Promise<ServerOfRoles> {
  const database = await openTestDatabase();
  const tokens = new Map<Who, string>();
  for (const role of roles) {
    await database.query(
      "insert into users (id, username, code, name, institution_code) values ($1, $1, $1, $1, '990101101')",
      [`role-${role}`],
    );
    await database.query('insert into user_roles (user_id, role) values ($1, $2)', [`role-${role}`, role]);
    tokens.set(role, await openSession(database, `role-${role}`, NOW, systemRandom));
  }
  tokens.set('expired', await openSession(database, 'role-SYS', new Date(NOW.getTime() - SESSION_MS), systemRandom));
  const app = await silentServer(database, NOW, { captcha: 'never', standIns: true, apiTokens: true });
  return {
    app,
    database,
    tokens,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
