import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { createProvincialPlatform } from '../provincial-platform/create-platform.ts';
import { openTestDatabase } from '../testing/index.ts';
import { reconcile } from './reconcile.ts';
import { addPeople, CENTRE, COUNTY, forgetUploads, uploadDesk } from './upload-county.fixture.ts';

describe('a comparison with the platform', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await addPeople(database, 3);
  }, 60_000);
  afterAll(() => database?.close());
  beforeEach(() => forgetUploads(database));

  it('says nothing of what was sent while the platform told what it holds', async () => {
    const line = createStandInPlatform(createProvincialPlatform());
    const busy: ThirdPartyPlatform = {
      ...line,
      async list(login, period) {
        const answer = await line.list(login, period);
        if ((await desk.entries()).length === 0) {
          desk.time.advance(1000);
          await desk.queueAll();
          await desk.later(0);
        }
        return answer;
      },
    };
    const desk = uploadDesk(database, busy);
    const period = { institution: CENTRE, from: '2026-01-01', to: '2026-06-15' };
    expect(await reconcile(desk.parts, COUNTY, period)).toMatchObject({ compared: 0, onlyHere: 0, different: 0 });
    expect(new Set((await desk.entries()).map((one) => `${one.state} ${one.reconcile_state}`))).toEqual(
      new Set(['3 0']),
    );
    desk.time.advance(1000);
    expect(await reconcile(desk.parts, COUNTY, period)).toMatchObject({ onlyHere: 0, different: 0, onlyThere: [] });
    await desk.uploader.stop();
  });
});
