import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { announceSetUp } from '../set-up/announce-set-up.ts';
import { systemRandom } from '../shared/random-source.ts';
import { clientFor, EMPTY_SITE, logIn, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { createManualTime } from '../testing/manual-time.ts';
import {
  piecesSent,
  rawUpload,
  rightUpload,
  sendRaw,
  TINY_PACKAGE,
  type PieceSent,
  type RawUpload,
} from './upload-fuzz.fixture.ts';

/** Requests for each route of files, and packages sent in pieces. */
const [RUNS, PACKAGES] = [repeats(30, 300), repeats(30, 300)];
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HEAD = ['姓名', '身份证号', '联系电话', '用户名', '手机号', '机构编码', '角色', '药品编码', '通用名'];
const ROUTES = [
  '/api/excels/putjkdninfo',
  '/api/excels/putapk',
  '/api/files//uploadfileysqm',
  '/api/v1/institutions/import/preview',
  '/api/v1/lists/drug-catalogue/imports',
  '/api/v1/lists/institution-user-management/imports',
  '/api/v1/set-up/preview',
] as const;

const folder = mkdtempSync(join(tmpdir(), 'gongwei-upload-fuzz-'));
let site: TestServer;
let emptySite: TestServer;
let county: TestClient;
let headers: { readonly [name: string]: string };
let quiet: () => Promise<void> = async () => {};
const uncaught: unknown[] = [];
const note = (error: unknown): void => void uncaught.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', note);
  const places = { uploadFolder: join(folder, 'uploads'), packageFolder: join(folder, 'packages') };
  site = await startTestServer(places);
  emptySite = await startTestServer({ county: EMPTY_SITE, ...places });
  await site.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
  county = await clientFor(site.url, 'county');
  let code = '';
  quiet = await announceSetUp({
    ...createManualTime('2026-06-15T04:00:00Z'),
    ...{ database: emptySite.database, random: systemRandom, address: emptySite.url },
    say: (line) => void (code ||= /([0-9A-Z]{4}-){2}[0-9A-Z]{4}/.exec(line)?.[0] ?? ''),
  });
  const begun = await county.send('POST', '/api/v1/app-packages', { name: 'a.apk', bytes: 9_000_000 });
  headers = {
    token: (await logIn(site.url, 'county')).body.token,
    'x-set-up-code': code,
    'x-package-ticket': String(begun.body['ticket']),
  };
}, 180_000);
afterAll(async () => {
  process.off('unhandledRejection', note);
  await quiet();
  await emptySite?.stop();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const faults = async (): Promise<readonly unknown[]> => [
  ...(await site.database.query("select route, message from exception_log where code not like 'client.%'")),
  ...(await emptySite.database.query("select route, message from exception_log where code not like 'client.%'")),
];
/** Files that wait, but for rosters, which are read later. */
const waiting = (): number =>
  readdirSync(join(folder, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
const filesToSend = async (): Promise<readonly Uint8Array[]> => [
  new Uint8Array(await writeXlsxFile([HEAD.map((value) => ({ value })), [{ value: '甲' }]]).toBuffer()),
  Buffer.from(`${HEAD.join(',')}\n甲,乙,丙,丁\n"开`),
  PNG,
  TINY_PACKAGE,
];

describe('a file, whatever is sent as one', () => {
  it.each(ROUTES)(
    'is taken or refused in words by %s, and nothing of it stays',
    async (path) => {
      const at = path.includes('set-up') ? emptySite : site;
      const statuses = new Set<string>();
      const files = await filesToSend();
      await fc.assert(
        fc.asyncProperty(rawUpload(files), async (upload) => {
          const { status, text, isLeftOpen } = await sendRaw(at.url, path, headers, upload);
          statuses.add(status);
          expect([isLeftOpen, status, text]).toEqual([
            false,
            // Who ends the line before all came may get no answer.
            expect.stringMatching(/^$|^HTTP\/1\.1 (200|4\d\d)$/),
            expect.stringMatching(/^$|"(msg|message|counts|rows|id|code)"|Bad Request/),
          ]);
          // A roster is read later, and three may wait.
          const [, roster] = /"importId":"([^"]+)"/.exec(text) ?? [];
          if (roster !== undefined) await county.send('POST', `/api/v1/roster-imports/${roster}/cancel`, {});
        }),
        // The right ones first: chance alone may send none that is read.
        { numRuns: RUNS, examples: files.map((bytes): [RawUpload] => [rightUpload(bytes)]) },
      );
      expect([...statuses].some((status) => status.endsWith('422') || status.endsWith('200'))).toBe(true);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
      expect([await faults(), uncaught]).toEqual([[], []]);
      const runs = RUNS;
      reportFigure({ row: 13, what: `files for ${path}`, runs, figure: '0 × 5xx', aim: '0', passed: true });
    },
    600_000,
  );

  it('of a package is what its pieces were, in whatever order they come and whoever made them up', async () => {
    await fc.assert(
      fc.asyncProperty(piecesSent, async (pieces) => {
        const begun = await county.send('POST', '/api/v1/app-packages', { name: 'b.apk', bytes: TINY_PACKAGE.length });
        const ticket = String(begun.body['ticket']);
        let kept = Buffer.alloc(0);
        for (const one of [...pieces, { at: 'next', length: TINY_PACKAGE.length, isForeign: false }]) {
          if (kept.length === TINY_PACKAGE.length) break;
          const { place, bytes } = pieceOf(one, kept.length);
          const { status, received, md5 } = await sendPiece(ticket, place, bytes);
          const isNext = Number(place || '0') === kept.length && bytes.length > 0;
          const isTooLong = kept.length + bytes.length > TINY_PACKAGE.length;
          if (isNext && !isTooLong) kept = Buffer.concat([kept, bytes]);
          if (kept.length < TINY_PACKAGE.length)
            expect([status, received]).toEqual(
              bytes.length === 0 || (isNext && isTooLong) ? [422, undefined] : [200, kept.length],
            );
          // Not a package after all, where somebody else's bytes are where it is looked.
          else if (status === 200) expect(md5).toBe(createHash('md5').update(kept).digest('hex'));
          else expect([status, kept.equals(TINY_PACKAGE)]).toEqual([422, false]);
        }
      }),
      { numRuns: PACKAGES },
    );
    expect(await faults()).toEqual([]);
  }, 600_000);
});

/** Of the last one that is sent only as much as is missing. */
function pieceOf(
  { at, length, isForeign }: PieceSent,
  next: number,
): { readonly place: string; readonly bytes: Buffer } {
  const place = at === 'next' ? String(next) : at;
  const from = Number.isSafeInteger(Number(place)) ? Math.max(0, Number(place)) : 0;
  const bytes = TINY_PACKAGE.subarray(from, from + length);
  return { place, bytes: isForeign ? Buffer.alloc(length, 0x5a) : bytes };
}

async function sendPiece(ticket: string, offset: string, bytes: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'piece');
  const answer = await fetch(`${site.url}/api/excels/putapk`, {
    ...{ method: 'POST', body },
    headers: { 'x-package-ticket': ticket, 'x-package-offset': offset },
  });
  const { data } = (await answer.json()) as { readonly data?: { readonly received: number; readonly md5?: string } };
  return { status: answer.status, received: data?.received, md5: data?.md5 };
}
