import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWindows, type Browser } from '../server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const loggedIn = async (window: Browser | undefined, username: string): Promise<void> => {
  expect((await window?.session.logIn({ username, password: TEST_PASSWORD }))?.ok).toBe(true);
};
const stateOf = (window: Browser | undefined) => window?.session.state$.value;

it('a log-out in one window ends all windows of the session, and what is typed in them is kept', async () => {
  const [first, second, third] = openWindows(server.url, 3);
  await loggedIn(first, 'doctor');
  await Promise.all([second?.session.resume(), third?.session.resume()]);
  expect([stateOf(second)?.status, stateOf(third)?.status]).toEqual(['logged-in', 'logged-in']);
  let kept = 0;
  second?.leaving.add(async () => void (kept += 1));
  await first?.session.logOut();
  await expect
    .poll(() => [stateOf(second), stateOf(third)])
    .toEqual([
      { status: 'logged-out', reason: 'by-user' },
      { status: 'logged-out', reason: 'by-user' },
    ]);
  expect(kept).toBeGreaterThan(0);
  expect(first?.disk.local.names()).toEqual([]);
});

it('a window whose session has run out goes, too, when its user logs out in another one', async () => {
  const [first, second] = openWindows(server.url, 2);
  await loggedIn(first, 'doctor');
  await second?.session.resume();
  await server.database.query('delete from sessions');
  // Waits for a new session, or for its end.
  const asked = second?.shell.menu().catch(() => 'given up');
  await expect.poll(() => stateOf(second)).toMatchObject({ status: 'logged-in', lapsed: true });
  await first?.session.logOut();
  await expect.poll(() => stateOf(second)?.status).toBe('logged-out');
  expect(await asked).toBe('given up');
});

it('another person who is logged in beside it stays, and loses nothing that the browser keeps', async () => {
  const [first, second] = openWindows(server.url, 2);
  await loggedIn(first, 'doctor');
  await loggedIn(second, 'clerk');
  const answers: unknown[] = [];
  const { resume } = (second as Browser).sessions;
  (second as Browser).sessions.resume = async (token) => {
    const found = await resume(token);
    return (answers.push(found), found);
  };
  await first?.session.logOut();
  await expect.poll(() => answers).toMatchObject([{ user: { username: 'clerk' } }]);
  await second?.session.refresh();
  expect(stateOf(second)).toMatchObject({ status: 'logged-in', session: { user: { username: 'clerk' } } });
  expect(second?.tokens.resumable()).toBe(second?.tokens.current());
});

it('goes at once where the server cannot be asked', async () => {
  const away = await startTestServer();
  const [first, second] = openWindows(away.url, 2);
  await loggedIn(first, 'doctor');
  await second?.session.resume();
  await away.stop();
  await first?.session.logOut();
  await expect.poll(() => stateOf(second)?.status).toBe('logged-out');
});
