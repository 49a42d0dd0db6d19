import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientFor, openCallWindow } from '../testing/index.ts';
import { beginSiteProcess, type SiteProcess } from '../testing/site-process.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';

describe('two processes on one PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let [first, second]: SiteProcess[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.newCounty();
    first = await beginSiteProcess(url);
    second = await beginSiteProcess(url);
  }, 120_000);
  afterAll(async () => {
    await second?.stop();
    await postgres?.stop();
  });
  const callId = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
  const [one, other] = [() => first?.url ?? '', () => second?.url ?? ''];

  it(
    'ring each other, end each other’s sessions, and go on when the leading one stops',
    { timeout: 60_000 },
    async () => {
      const doctor = await openCallWindow(one(), 'doctor');
      const western = await openCallWindow(other(), 'western');
      const sampler = await openCallWindow(other(), 'sampler');
      // The lead is taken up behind the start; until then a log-in is answered as not possible yet.
      for (const window of [doctor, western])
        await vi.waitFor(
          async () => expect(await window.call({ do: 'log-in', device: window.device })).toEqual({ ok: true }),
          {
            timeout: 20_000,
          },
        );
      expect(await doctor.call({ do: 'invite', callId, to: ['western'], kind: 'audio' })).toEqual({
        ok: true,
        offline: [],
      });
      await western.news('invited');
      expect(await western.call({ do: 'accept', callId })).toMatchObject({ members: [{ userId: 'doctor' }] });
      await doctor.news('entered');
      const signal = { sdp: 'v=0 '.repeat(5_000) };
      await western.call({ do: 'relay', callId, to: 'doctor', signal });
      expect((await doctor.news('relayed')).signal).toEqual(signal);
      expect(
        (
          await (
            await clientFor(other(), 'village')
          ).send('POST', '/api/v1/call/colleagues/by-number', { number: 'code-doctor' })
        ).body,
      ).toMatchObject({
        presence: 'busy',
      });

      await fetch(`${one()}/api/wx/loginout`, { method: 'POST', headers: { token: sampler.token } });
      expect((await sampler.take('refused')).code).toBe('session-ended');

      await first?.stop();
      expect([await doctor.closed(), await western.closed()]).toEqual([1012, 1012]);
      const [again, there] = [await openCallWindow(other(), 'doctor'), await openCallWindow(other(), 'western')];
      for (const window of [again, there])
        expect(await window.call({ do: 'rejoin', callId })).toMatchObject({ ok: true, members: [{}] });
      await again.call({ do: 'hang-up', callId });
      await there.news('dissolved');
    },
  );
});
