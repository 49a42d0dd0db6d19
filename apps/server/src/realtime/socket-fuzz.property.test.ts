import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, openCallWindow, openRealtime, startTestServer, type TestServer } from '../testing/index.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { floodWithPings, frameOf, playRaw, rawScript, type Known } from './socket-fuzz.fixture.ts';

/** Lines of strangers, and windows of somebody who is let in but has no part in the call of the others. */
const [LINES, WINDOWS] = [repeats(150, 1_500), repeats(60, 600)];
const CALL = '017f22e2-79b0-7cc3-98c4-dc0c0c073900';
const OWN = '017f22e2-79b0-7cc3-98c4-dc0c0c073901';
const SECRET = '只给两个人听的话';
type Window = Awaited<ReturnType<typeof openCallWindow>>;

let server: TestServer;
let [doctor, clerk]: readonly Window[] = [];
let known: Known;
/** What nobody caught. */
const uncaught: unknown[] = [];
const note = (error: unknown): void => void uncaught.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  server = await startTestServer();
  [doctor, clerk] = [await openCallWindow(server.url, 'doctor'), await openCallWindow(server.url, 'clerk')];
  const resident = { residentId: 'resident-1', title: SECRET, fields: [{ label: '血压', value: SECRET }] };
  await doctor.call({ do: 'invite', callId: CALL, to: ['clerk'], kind: 'audio', resident });
  await clerk.news('invited');
  await clerk.call({ do: 'accept', callId: CALL });
  await doctor.news('entered');
  known = {
    token: (await logIn(server.url, 'western')).body.token,
    callIds: [CALL, OWN, 'none'],
    userIds: ['doctor', 'clerk', 'western', 'viewer', 'nobody', '', '__proto__'],
    connections: [doctor.connection, clerk.connection],
  };
}, 180_000);
afterAll(async () => {
  process.off('unhandledRejection', note);
  await server?.stop();
});

/** The call of the two goes on, they were told nothing of it, and the server has met no fault. */
async function undisturbed(): Promise<void> {
  const heard = [...(doctor?.left() ?? []), ...(clerk?.left() ?? [])].filter((frame) =>
    JSON.stringify(frame).includes(CALL),
  );
  expect(heard).toEqual([]);
  const signal = { words: SECRET };
  await doctor?.call({ do: 'relay', callId: CALL, to: 'clerk', signal });
  expect(await clerk?.news('relayed')).toMatchObject({ signal });
  const faults = await server.database.query("select message from exception_log where code not like 'client.%'");
  expect([faults, uncaught]).toEqual([[], []]);
}

describe('a socket, whatever is sent over it', () => {
  it('tells who has no session nothing but that they are refused, and harms nobody', async () => {
    const stranger: Known = { ...known, token: 'of-nobody' };
    const [told, statuses] = [new Set<string>(), new Set<string>()];
    await fc.assert(
      fc.asyncProperty(rawScript(frameOf(stranger)), async (script) => {
        const { status, texts, isLeftOpen } = await playRaw(server.url, script);
        for (const text of texts) told.add((JSON.parse(text) as { t: string }).t);
        statuses.add(status);
        expect(isLeftOpen).toBe(false);
      }),
      { numRuns: LINES },
    );
    expect([...told]).toEqual(['refused']);
    expect([...statuses].filter((status) => !/^(HTTP\/1\.1 (101|4\d\d))?$/.test(status))).toEqual([]);
    expect([...statuses]).toContain('HTTP/1.1 101');
    await undisturbed();
    reportFigure({ row: 28, what: 'lines of strangers', runs: LINES, figure: '0 let in', aim: '0', passed: true });
  }, 600_000);

  it('answers who is let in, tells them nothing of a call of others, and lets the others go on', async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(frameOf(known), { maxLength: 25 }), async (frames) => {
        const window = await openRealtime(server.url, {
          heard: (frame, from) => {
            if (from !== 'server') return;
            kinds.add(frame.t);
            const text = JSON.stringify(frame);
            for (const secret of [SECRET, ...known.connections]) expect(text).not.toContain(secret);
          },
        });
        await window.hello({ token: known.token });
        for (const frame of frames) window.sendText(frame);
        // It is answered, or was sent away: in no case does it hang.
        await window.ask('call', { do: 'nonsense' }).catch((error: unknown) => {
          if (!/closed with/.test(String(error))) throw error;
        });
        window.close();
        await window.closed();
      }),
      { numRuns: WINDOWS },
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['welcome', 'answer', 'pong', 'refused']));
    await undisturbed();
    reportFigure({ row: 28, what: 'windows of others', runs: WINDOWS, figure: '0 leaks', aim: '0', passed: true });
  }, 600_000);

  it('is cut off where pings are sent and their answers are not read: they fill no memory', async () => {
    expect(await floodWithPings(server.url, 64)).toBe('cut off');
  }, 60_000);
});
