import type { ActionReceipt, ImportCheck, ListJob, ListPage } from '@gongwei/domain/lists';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, logIn, type TestClient, type TestServer } from '../../testing/index.ts';
import { BOTH_DATABASES, endedJob, startServerOver } from '../../testing/lists/list-jobs.ts';

let server: TestServer;
let county: TestClient;

const HEAD = ['药品编码（必填）', '通用名', '拼音码', '分类', '规格', '最小单位', '上传平台药品码', '备考'];
const sent = async (
  client: TestClient,
  list: string,
  rows: readonly (readonly string[])[],
): Promise<ImportCheck & { message?: string }> => {
  const sheet = rows.map((row) => row.map((value) => ({ value, type: String })));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await writeXlsxFile([...sheet]).toBuffer())]), '药品.xlsx');
  return (await client.upload(`/api/v1/lists/${list}/imports`, form)) as unknown as ImportCheck;
};
const confirmed = async (id: string, known: 'skip' | 'update'): Promise<readonly ActionReceipt[]> => {
  const { body } = await county.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known });
  return ended(body.id);
};
const ended = (id: string) => endedJob(county, id);
const drugs = async () =>
  (await county.send<ListPage>('POST', '/api/v1/lists/drug-catalogue/search', {})).body.rows.map(({ cells }) => [
    cells['code'],
    cells['genericName'],
    cells['platformCode'],
    cells['state'],
  ]);

describe.each(BOTH_DATABASES)('over %s', (kind) => {
  beforeAll(async () => {
    server = await startServerOver(kind);
    county = await clientFor(server.url, 'county');
  }, 180_000);
  afterAll(() => server?.stop());

  it('looks at every line, writes what was confirmed, tells what became of it and takes it back', async () => {
    const first = await sent(county, 'drug-catalogue', [
      HEAD,
      ['A1', '氨氯地平', 'ALDP', '降压药', '5mg', '片', '', 'x'],
      ['A2', '二甲双胍', 'EJSG', '降糖药', '0.5g', '片', 'P2', ''],
      ['A2', '又一个', 'YYG', '降糖药', '0.5g', '片', '', ''],
      ['A3', '无名', 'WM', '降压', '1g', '片', '', ''],
      ['A4', '缺规格', 'QGG', '其他', '', '片', '', ''],
    ]);
    expect(first).toMatchObject({ counts: { new: 2, known: 0, wrong: 3 }, unread: ['备考'] });
    expect(first.lines.slice(0, 3).map(({ row, problems }) => [row, problems[0]])).toEqual([
      [4, '药品编码与第 3 行重复'],
      [5, expect.stringMatching(/^分类“降压”不在选项中/)],
      [6, expect.stringMatching(/规格/)],
    ]);
    expect(await drugs()).toEqual([]);
    const receipts = await confirmed(first.id, 'skip');
    expect(receipts.map(({ outcome }) => outcome).toSorted()).toEqual([
      'done',
      'done',
      'skipped',
      'skipped',
      'skipped',
    ]);
    expect(await drugs()).toEqual([
      ['A1', '氨氯地平', null, '1'],
      ['A2', '二甲双胍', 'P2', '1'],
    ]);
    // The same file again says that they are there; a confirmation that is repeated is the same one.
    await confirmed(first.id, 'skip');
    expect(await drugs()).toHaveLength(2);

    const second = await sent(county, 'drug-catalogue', [
      ['药品编码', '上传平台药品码'],
      ['A1', 'P1'],
    ]);
    expect(second.counts).toEqual({ new: 0, known: 1, wrong: 0 });
    expect(await confirmed(second.id, 'update')).toMatchObject([{ outcome: 'done', reason: '更新' }]);
    expect((await drugs())[0]).toEqual(['A1', '氨氯地平', 'P1', '1']);
    await county.send('POST', `/api/v1/list-jobs/${second.id}/undo`, {});
    await ended(second.id);
    expect((await drugs())[0]).toEqual(['A1', '氨氯地平', null, '1']);
    // What was changed since stays where its import is taken back.
    const { body: undone } = await county.send<ListJob>('POST', `/api/v1/list-jobs/${first.id}/undo`, {});
    // Of the two that were written; the three that never were are none of what was taken back.
    expect(undone).toMatchObject({ state: 'undone', total: 2, done: 0, skipped: 1, failed: 1 });
    expect((await ended(first.id)).map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['已撤销', '之后又有人改过']),
    );
    expect(await drugs()).toEqual([['A1', '氨氯地平', null, '1']]);
  });

  it('opens nothing twice of what two files name, each looked at before the other was written', async () => {
    const herb = [
      ['药名', '功效'],
      ['黄芪', '补气升阳'],
    ];
    const files = [await sent(county, 'knowledge-herb', herb), await sent(county, 'knowledge-herb', herb)];
    expect(files.map(({ counts }) => counts)).toEqual([
      { new: 1, known: 0, wrong: 0 },
      { new: 1, known: 0, wrong: 0 },
    ]);
    const told = [];
    for (const { id } of files) told.push((await confirmed(id, 'skip')).map(({ reason }) => reason));
    expect(told).toEqual([['新增'], ['核对之后已有同名的，没有重复新增']]);
    expect((await county.send<ListPage>('POST', '/api/v1/lists/knowledge-herb/search', {})).body.count.found).toBe(1);
  });

  it('counts as not taken back what was written, and not what was refused when it was', async () => {
    const row = (code: string) => [code, '甲', 'J', '其他', '1', '片', '', ''];
    const [one, both] = [
      await sent(county, 'drug-catalogue', [HEAD, row('C1')]),
      await sent(county, 'drug-catalogue', [HEAD, row('C1'), row('C2')]),
    ];
    await confirmed(one.id, 'skip');
    expect((await confirmed(both.id, 'skip')).map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
    const { body } = await county.send<ListJob>('POST', `/api/v1/list-jobs/${both.id}/undo`, {});
    expect(body).toMatchObject({ state: 'undone', total: 1, done: 0, skipped: 1, failed: 0 });
  });

  it('is for who holds the letter, for lists that take files, and for the one who sent it', async () => {
    const refused = await sent(await clientFor(server.url, 'viewer'), 'drug-catalogue', [HEAD]);
    expect(refused.message).toMatch(/权限/);
    expect((await sent(county, 'vip-level', [HEAD])).message).toBe('这份名单没有这项操作');
    expect(
      (
        await sent(county, 'drug-catalogue', [
          ['甲', '乙'],
          ['1', '2'],
        ])
      ).message,
    ).toMatch(/^没有找到表头/);
    const { id } = await sent(county, 'drug-catalogue', [HEAD, ['B1', '甲', 'J', '其他', '1', '片', '', '']]);
    const stranger = await (
      await clientFor(server.url, 'doctor')
    ).send('POST', `/api/v1/list-imports/${id}/confirm`, { known: 'skip' });
    expect(stranger.status).toBe(404);
  });

  it('gives a template that it reads itself', async () => {
    const answer = await fetch(`${server.url}/api/v1/lists/drug-catalogue/import-template.xlsx`, {
      headers: { token: (await logIn(server.url, 'county')).body.token },
    });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  });
});
