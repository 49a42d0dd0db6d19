import type { WallFeeds, WallNumbers } from '@gongwei/domain/measures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let [county, doctor] = [] as TestClient[] as [TestClient, TestClient];
beforeAll(async () => {
  server = await startTestServer({ county: tinyCounty });
  [county, doctor] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
}, 120_000);
afterAll(() => server.stop());

const numbers = (client: TestClient, institution = '') =>
  client.get<WallNumbers>(`/api/v1/wall/numbers${institution && `?institution=${institution}`}`);
const feeds = (client: TestClient) => client.get<WallFeeds>('/api/v1/wall/feeds');

describe('the wall', () => {
  it('tells rounded numbers, also to who may open the people', async () => {
    const { body, status } = await numbers(county);
    expect([status, body.place.code, body.months.length]).toEqual([200, '990101', 12]);
    expect(body.below.length).toBeGreaterThan(0);
    expect(body.total['archived']).toBeDefined();
    const told = [body.total, ...[...body.places, ...body.ages, ...body.months].map(({ cells }) => cells)].flatMap(
      (cells) => Object.values(cells).flatMap(({ counts, among }) => [counts, among]),
    );
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((one) => one % 5 !== 0)).toEqual([]);
  });
  it('names every number it tells', async () => {
    const { body } = await numbers(county);
    const words = new Set(body.words.map(({ id }) => id));
    expect(Object.keys(body.total).filter((id) => !words.has(id))).toEqual([]);
  });
  it('tells what moved and where, and nothing of whom', async () => {
    const { body, status } = await feeds(county);
    expect(status).toBe(200);
    const said = JSON.stringify(body);
    for (const { resident } of tinyCounty.files) {
      expect(said).not.toContain(resident.name);
      expect(said).not.toContain(resident.idNumber);
      expect(said).not.toContain(resident.id);
    }
    expect(new Set(body.events.flatMap((event) => Object.keys(event)))).toEqual(
      new Set(body.events.length > 0 ? ['at', 'place', 'what'] : []),
    );
  });
  it('is for holders of its right, within their institution', async () => {
    expect((await numbers(doctor)).status).toBe(403);
    expect((await feeds(doctor)).status).toBe(403);
    expect((await numbers(county, '990102')).status).toBe(403);
  });
});
