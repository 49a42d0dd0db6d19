import { startTestServer, TEST_PASSWORD } from '@gongwei/server/testing';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Browser } from './server.fixture.ts';

/** The server that the real adapters of a file of contracts talk to, started before its tests. Logging in costs half a second by design: once for each user. */
export function contractServer() {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer();
  }, 60_000);
  afterAll(() => server.stop());
  const logIn = async (username: string): Promise<Browser> => {
    const browser = openBrowser(server.url);
    await browser.session.logIn({ username, password: TEST_PASSWORD });
    return browser;
  };
  const browsers = new Map<string, Promise<Browser>>();
  return {
    get url(): string {
      return server.url;
    },
    /** A stored sheet of a resident, as it was written long ago: what is in it is not looked at. */
    async written(formId: string, subjectId: string, on: string): Promise<void> {
      await server.database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, version, created_at,
           created_by, updated_at, updated_by, updated_by_name)
         values ('990101', $1, $2, 1, $3, 'resident', '990101101001', $4, '{}', 1, now(), 'doctor', now(), 'doctor', '') on conflict do nothing`,
        [`${formId}-${subjectId}-${on}`, formId, subjectId, on],
      );
    },
    loggedIn(username: string): Promise<Browser> {
      const known = browsers.get(username) ?? logIn(username);
      browsers.set(username, known);
      return known;
    },
  };
}
