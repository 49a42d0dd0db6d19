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
    loggedIn(username: string): Promise<Browser> {
      const known = browsers.get(username) ?? logIn(username);
      browsers.set(username, known);
      return known;
    },
  };
}
