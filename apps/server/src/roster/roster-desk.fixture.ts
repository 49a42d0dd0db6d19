import type { Page, RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { expect } from 'vitest';
import { clientOf, logIn, type TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/start-test-server.ts';

/** Somebody who imports rosters over the wire. */
export type RosterDesk = {
  readonly client: TestClient;
  readonly token: string;
  upload(bytes: Uint8Array, name?: string): Promise<string>;
  status(id: string): Promise<RosterImport>;
  /** Waits until nobody works on it any more. */
  rested(id: string): Promise<RosterImport>;
  download(url: string): Promise<Uint8Array>;
  command(id: string, command: 'confirm' | 'cancel' | 'withdraw'): Promise<number>;
  rows(id: string, outcome?: string): Promise<readonly RosterRowResult[]>;
  /** Uploads, confirms and waits until it is written. */
  imported(bytes: Uint8Array): Promise<RosterImport>;
};

const RESTING = ['columns', 'checked', 'done', 'stopped', 'withdrawn', 'failed'];

export async function rosterDesk(
  server: Pick<TestServer, 'url'>,
  username = 'doctor',
  password?: string,
): Promise<RosterDesk> {
  const { token } = (await logIn(server.url, username, password)).body;
  const client = clientOf(server.url, token);
  const status = async (id: string) => (await client.get<RosterImport>(`/api/v1/roster-imports/${id}`)).body;
  const desk: RosterDesk = {
    client,
    token,
    async upload(bytes, name = '花名册.xlsx') {
      const form = new FormData();
      form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
      const answer = await client.upload('/api/excels/putjkdninfo', form);
      return String(answer['data']?.['importId']);
    },
    status,
    async rested(id) {
      let last: RosterImport | undefined;
      await expect
        .poll(async () => RESTING.includes((last = await status(id)).state), { timeout: 50_000, interval: 20 })
        .toBe(true);
      return last as RosterImport;
    },
    download: async (url) =>
      new Uint8Array(
        await (await fetch(`${server.url}${url}`, { headers: { cookie: `x-access-token=${token}` } })).arrayBuffer(),
      ),
    command: async (id, command) => (await client.send('POST', `/api/v1/roster-imports/${id}/${command}`)).status,
    async rows(id, outcome) {
      const rows: RosterRowResult[] = [];
      for (;;) {
        const asked = `offset=${rows.length}&limit=200${outcome === undefined ? '' : `&outcome=${outcome}`}`;
        const page = (await client.get<Page<RosterRowResult>>(`/api/v1/roster-imports/${id}/rows?${asked}`)).body;
        rows.push(...page.rows);
        if (page.rows.length === 0 || rows.length >= page.total) return rows;
      }
    },
    async imported(bytes) {
      const id = await desk.upload(bytes);
      expect(await desk.rested(id)).toMatchObject({ state: 'checked' });
      expect(await desk.command(id, 'confirm')).toBe(200);
      return desk.rested(id);
    },
  };
  return desk;
}
