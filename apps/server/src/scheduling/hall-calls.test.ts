import type { RecordSave } from '@gongwei/domain/forms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';
import { open, session } from './scheduling.fixture.ts';

const DAY = '2026-06-20';
let server: TestServer;
let [doctor, viewer, western]: TestClient[] = [];
beforeAll(async () => {
  const [first] = [...tinyCounty.files];
  const files = Array.from({ length: 4 }, (_, at) => ({
    records: [] as readonly RecordSave[],
    resident: {
      ...first!.resident,
      ...{ id: `elder-${at}`, name: `老人${at}`, conditions: [] },
      ...{ archiveNumber: `9901011010010000${at}`, idNumber: `99010119500101000${at}` },
    },
  }));
  server = await startTestServer({ county: { ...tinyCounty, files: files as typeof tinyCounty.files } });
  doctor = await clientFor(server.url, 'doctor');
  await open(doctor, session('hall'));
  server.clock.set(`${DAY}T00:10:00Z`);
  [doctor, viewer, western] = await Promise.all(
    ['doctor', 'viewer', 'western'].map((name) => clientFor(server.url, name)),
  );
  for (const at of [2, 0, 1, 3]) {
    const booking = { id: `a${at}`, residentId: `elder-${at}`, sessionId: 'hall', checkIn: true };
    const { status } = await doctor!.send('POST', '/api/v1/appointments', booking);
    if (status !== 200) throw new Error(`Not booked: ${status}`);
    server.clock.advance(60_000);
  }
}, 120_000);
afterAll(() => server?.stop());

const call = async (station: string, settles?: object, client = doctor!) =>
  client.send('POST', '/api/v1/exam-sessions/hall/calls', { station, ...(settles && { settles }) });
const calledTo = async (station: string, settles?: object) =>
  (await call(station, settles)).body['called'] as unknown as { appointmentId: string } | undefined;
const waiting = async (station: string) => {
  const { stations } = (await viewer!.get('/api/v1/exam-sessions/hall/calls')).body as unknown as {
    stations: { code: string; waiting: number; called?: { queueNo: string } }[];
  };
  return stations.find(({ code }) => code === station);
};

it('calls by the time people came, each to one station at a time', async () => {
  expect(await waiting('7')).toEqual({ code: '7', waiting: 4 });
  expect((await calledTo('7'))?.appointmentId).toBe('a2');
  // The first one is at the electrocardiogram: the ultrasound takes the second.
  expect((await calledTo('8'))?.appointmentId).toBe('a0');
  expect(await waiting('7')).toMatchObject({ waiting: 2, called: { queueNo: '1-001' } });
});

it('never calls the same one twice, however many desks call at once', async () => {
  const both = await Promise.all([calledTo('7'), calledTo('7')]);
  expect(both.map((one) => one?.appointmentId).toSorted()).toEqual(['a1', 'a3']);
});

it('puts who did not come behind those who wait, and passes over who is skipped', async () => {
  server.clock.advance(11 * 60_000);
  expect((await calledTo('7'))?.appointmentId).toBe('a0');
  expect((await calledTo('7', { appointmentId: 'a0', as: 'later' }))?.appointmentId).toBe('a0');
  expect(await calledTo('7', { appointmentId: 'a0', as: 'skipped' })).toBeUndefined();
  expect(await waiting('7')).toMatchObject({ waiting: 0 });
});

it('is for who works there: no viewer calls, nobody of elsewhere looks, no station is made up', async () => {
  expect((await call('7', undefined, viewer)).status).toBe(403);
  expect((await western!.get('/api/v1/exam-sessions/hall/calls')).status).toBe(404);
  expect((await call('99')).status).toBe(422);
});
