import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { systemRandom, uuidV7 } from '../shared/random-source.ts';
import { openBalancingProxy } from '../testing/balancing-proxy.ts';
import { startEditors } from '../testing/busy-editors.ts';
import { clientOf, logIn, openCallWindow, openRealtime } from '../testing/index.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';

type Window = Awaited<ReturnType<typeof openCallWindow>>;

/** Milliseconds: the next leader comes within ten seconds, and a little later its windows know. */
const BACK_WITHIN = 20_000;
const IN_CALL = "select 1 from call_participants where call_id = $1 and stage = 'in'";
const folder = mkdtempSync(join(tmpdir(), 'gongwei-killed-call-'));
const running = new Set<ServerProcess>();
let postgres: TemporaryPostgres;
beforeAll(async () => void (postgres = await startPostgres()), 60_000);
afterAll(async () => {
  await Promise.all([...running].map((one) => one.kill()));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As a browser does whose line broke: a new socket with the same session, and back into the call. */
async function comeBack(url: string, { token, device }: Window, callId: string) {
  for (const giveUp = performance.now() + BACK_WITHIN; ; await wait(100)) {
    const client = await openRealtime(url).catch(() => undefined);
    const answer = await (async () => {
      await client?.hello({ token, device });
      const loggedIn = await client?.call({ do: 'log-in', device });
      return loggedIn?.ok ? client?.call({ do: 'rejoin', callId }) : loggedIn;
    })().catch(() => undefined);
    if (client && answer?.ok) return { client, answer };
    client?.kill();
    if (performance.now() > giveUp) throw new Error(`not back in the call: ${JSON.stringify(answer)}`);
  }
}

it(
  'a process that is killed takes no call along: both come back through the others, sessions and presence go on, and it ends clean',
  { timeout: repeats(180_000, 1_800_000) },
  async () => {
    const databaseUrl = await postgres.newCounty();
    const ports = await freePorts(3);
    const start = async (at: number): Promise<ServerProcess> => {
      const port = ports[at] ?? 0;
      const begun = await startServerProcess({ folder: join(folder, String(port)), databaseUrl, port });
      running.add(begun);
      return begun;
    };
    // The first one to start leads: with it the office of all calls goes.
    const servers = [await start(0), ...(await Promise.all([start(1), start(2)]))];
    const proxy = await openBalancingProxy(ports);
    const editor = { name: 'clerk', token: (await logIn(proxy.url, 'clerk')).body.token };
    const reader = clientOf(proxy.url, editor.token);
    const { today } = (await reader.get<{ today: CalendarDay }>('/api/v1/time')).body;
    const editors = startEditors(proxy.url, [editor], today);
    const database = await openDatabase({ url: databaseUrl });
    const kills = repeats(1, 10);
    let slowest = 0;
    for (let count = 0; count < kills; count += 1) {
      const at = count === 0 ? 0 : randomInt(3);
      const killed = servers[at] as ServerProcess;
      const [doctor, western] = [
        await openCallWindow(killed.url, 'doctor'),
        await openCallWindow(killed.url, 'western'),
      ];
      for (const window of [doctor, western])
        await vi.waitFor(
          async () => expect(await window.call({ do: 'log-in', device: window.device })).toEqual({ ok: true }),
          { timeout: BACK_WITHIN },
        );
      const callId = uuidV7(new Date(), systemRandom);
      expect(await doctor.call({ do: 'invite', callId, to: ['western'], kind: 'audio' })).toMatchObject({ ok: true });
      await western.news('invited');
      expect(await western.call({ do: 'accept', callId })).toMatchObject({ ok: true });
      await doctor.news('entered');
      // A call is written down behind the talk: the next office knows what was on the disk.
      await expect
        .poll(async () => (await database.query(IN_CALL, [callId])).length, { timeout: BACK_WITHIN, interval: 20 })
        .toBe(2);
      const saves = editors.ledger.size();

      const began = performance.now();
      running.delete(killed);
      await killed.kill();
      const [again, there] = await Promise.all([doctor, western].map((one) => comeBack(proxy.url, one, callId)));
      slowest = Math.max(slowest, performance.now() - began);
      if (!again || !there) throw new Error('nobody came back');
      // What makes the line between the two browsers goes over: nothing of the call has to begin anew.
      await there.client.call({ do: 'relay', callId, to: 'doctor', signal: { ice: count } });
      expect((await again.client.news('relayed')).signal).toEqual({ ice: count });
      const asked = await reader.send('POST', '/api/v1/call/colleagues/by-number', { number: 'code-doctor' });
      expect(asked.body).toMatchObject({ presence: 'busy' });
      expect(await again.client.call({ do: 'hang-up', callId })).toMatchObject({ ok: true });
      await there.client.news('dissolved');
      // Nothing of it stays: either of them can be rung at once.
      const next = uuidV7(new Date(), systemRandom);
      expect(await there.client.call({ do: 'invite', callId: next, to: ['doctor'], kind: 'audio' })).toMatchObject({
        ok: true,
        offline: [],
      });
      await again.client.news('invited');
      await there.client.call({ do: 'hang-up', callId: next });
      await expect.poll(() => editors.ledger.size() > saves, { timeout: BACK_WITHIN }).toBe(true);
      for (const { client } of [again, there]) client.close();
      if (count + 1 < kills) servers[at] = await start(at);
    }
    await editors.stop();
    const troubles = await editors.ledger.troubles(
      async (id) => (await reader.get(`/api/v1/records/${id}/history`)).body as never,
    );
    reportFigure({
      row: 38,
      what: 'one of three processes killed with a call in it',
      runs: kills,
      figure: `${troubles.length} saves lost, back in the call ≤ ${Math.round(slowest)} ms`,
      aim: '0 lost, ≤ 20 s',
      passed: troubles.length === 0,
    });
    expect(troubles).toEqual([]);
    expect(editors.refused).toEqual([]);
    proxy.close();
    await database.close();
  },
);
