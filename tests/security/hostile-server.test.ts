import { inflateRawSync } from 'node:zlib';
import type { ListJob } from '@gongwei/domain/lists';
import {
  clientOf,
  logIn,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { troublesOfMarkup } from './markup-troubles.ts';
import { XSS_PAYLOADS } from './xss-payloads.ts';

let server: TestServer;
let doctor: TestClient;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await logIn(server.url, 'doctor', TEST_PASSWORD)).body.token;
  doctor = clientOf(server.url, token);
  // One resident for each text, who is called like it and lives there.
  await server.database.query(
    `insert into residents (county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials,
       sex, birth_date, id_number, phone, address, doctor_id, conditions, status, filed_on)
     select county_code, 'hostile-' || n, institution_code, village_code, village_name, village_code || lpad((70000 + n)::text, 5, '0'),
       p.text, '', '', sex, birth_date, 'H' || lpad(n::text, 17, '0'), phone, p.text, doctor_id, conditions, status, filed_on
     from residents, jsonb_array_elements_text($1::jsonb) with ordinality as p(text, n) where residents.id = 'resident-1'`,
    [JSON.stringify(XSS_PAYLOADS)],
  );
}, 60_000);
afterAll(() => server?.stop());

const LIST = '/api/v1/lists/resident-list';

it('lists say hostile texts as they are, as JSON that no browser takes for a page', async () => {
  const answer = await fetch(`${server.url}${LIST}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ limit: 200 }),
  });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const { rows } = (await answer.json()) as { rows: readonly { readonly cells: { readonly name?: string } }[] };
  const names = rows.map(({ cells }) => cells.name);
  expect(names.filter((name) => XSS_PAYLOADS.includes(name ?? '')).length).toBeGreaterThan(150);
});

/** The text of a packed entry. */
function entryOf(file: Buffer, name: string): string {
  const at = file.indexOf(Buffer.from(name), file.indexOf(Buffer.from([0x50, 0x4b, 0x03, 0x04])));
  return inflateRawSync(file.subarray(at + name.length), { finishFlush: 2 }).toString('utf8');
}

it('a workbook holds them as texts: no element, no formula', async () => {
  const { body } = await doctor.send<ListJob>('POST', `${LIST}/export`, { columns: ['name', 'address'] });
  await vi.waitFor(
    async () => expect((await doctor.get<ListJob>(`/api/v1/list-jobs/${body.id}`)).body.state).toBe('done'),
    { timeout: 30_000, interval: 20 },
  );
  const answer = await fetch(`${server.url}/api/v1/list-jobs/${body.id}/file.xlsx`, { headers: { token } });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
  const sheet = entryOf(Buffer.from(await answer.arrayBuffer()), 'xl/worksheets/sheet1.xml');
  const elements = new Set([...sheet.matchAll(/<\/?([a-zA-Z:]+)/g)].map(([, name]) => name));
  const known = [
    'worksheet',
    'sheetViews',
    'sheetView',
    'pane',
    'cols',
    'col',
    'sheetData',
    'row',
    'c',
    'is',
    't',
    'v',
  ];
  expect([...elements].filter((name) => !known.includes(name ?? ''))).toEqual([]);
  const texts = [...sheet.matchAll(/<t[^>]*>([^<]*)</g)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(2 * 200);
  expect(texts.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
});

/** The page on which a phone confirms whose account is bound. */
async function pageOf(name: string): Promise<string> {
  await server.database.query("update users set name = $1 where id = 'doctor'", [name]);
  const { body } = await doctor.send<{ data: { qrCodeUrl: string } }>('POST', '/api/api/wx/getQRCodeUrl', {});
  const answer = await fetch(body.data.qrCodeUrl);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  return answer.text();
}

it('pages the server writes itself show a hostile name as a text', async () => {
  const usual = troublesOfMarkup(await pageOf('李医生'));
  for (const payload of XSS_PAYLOADS) {
    const page = await pageOf(payload);
    expect(page).toContain('绑定到账号');
    expect(troublesOfMarkup(page)).toEqual(usual);
    // Codes are given out a few at a time.
    server.clock.advance(30_000);
  }
}, 120_000);
