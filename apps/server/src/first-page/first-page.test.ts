import type { Announcement } from '@gongwei/domain/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';

const PATH = '/api/v1/home/announcements';

describe.each(BOTH_DATABASES)('the first page over %s', (kind) => {
  let server: TestServer;
  const clients: { [name: string]: TestClient } = {};
  beforeAll(async () => {
    server = await startServerOver(kind);
    for (const name of ['county', 'doctor', 'western', 'village']) clients[name] = await clientFor(server.url, name);
  }, 120_000);
  afterAll(() => server?.stop());

  const put = async (who: string, id: string, more: object = {}, baseVersion = 0, at = '990101') => {
    const data = {
      ...{ title: id, content: `${id}的内容`, validTo: '2026-07-15', top: false, state: '1' },
      ...{ publishTime: '2026-06-15T09:00', ...more },
    };
    const save = {
      id,
      formId: 'announcement',
      formVersion: 1,
      subjectId: at,
      occurredOn: '2026-06-15',
      data,
      baseVersion,
    };
    return clients[who]!.send('PUT', `/api/v1/records/${id}`, { ...save, saveId: `${id}-${baseVersion}` });
  };
  const seen = async (who: string) => (await clients[who]!.get<Announcement[]>(PATH)).body;
  const titles = async (who: string) => (await seen(who)).map(({ title }) => title);

  it('shows what is published and not over, of the institution and those above it, pinned ones first', async () => {
    await put('county', 'older', { publishTime: '2026-06-10T09:00', top: true });
    await put('county', 'newer', { publishTime: '2026-06-14T09:00' });
    await put('county', 'draft', { state: '0' });
    await put('county', 'withdrawn', { state: '2' });
    await put('county', 'last-day', { validTo: '2026-06-15', publishTime: '2026-06-12T09:00' });
    await server.database.query("insert into user_roles (user_id, role) values ('doctor', 'TWN')");
    await put('doctor', 'of-the-east', { publishTime: '2026-06-13T09:00' }, 0, '990101101');
    await server.database.query("delete from user_roles where user_id = 'doctor' and role = 'TWN'");
    for (const who of ['county', 'western']) expect(await titles(who), who).toEqual(['older', 'newer', 'last-day']);
    for (const who of ['doctor', 'village'])
      expect(await titles(who), who).toEqual(['older', 'newer', 'of-the-east', 'last-day']);
    const [first] = await seen('village');
    expect(first).toMatchObject({ top: true, readers: 0, read: false, content: 'older的内容', validTo: '2026-07-15' });
    expect(first?.institution).not.toBe('');
  });

  it('is refused from the day after the last one on', async () => {
    const { status, body } = await put('county', 'over', { validTo: '2026-06-14' });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('有效期已过')]);
  });

  it('counts everybody who read it once, and nobody of whom it is not', async () => {
    const [first] = await seen('village');
    for (const who of ['village', 'village', 'doctor'])
      expect((await clients[who]!.send('POST', `${PATH}/${first?.id}/read`, {})).status).toBe(200);
    await Promise.all([1, 2].map(() => clients['western']!.send('POST', `${PATH}/${first?.id}/read`, {})));
    for (const id of ['draft', 'of-the-east']) await clients['western']!.send('POST', `${PATH}/${id}/read`, {});
    expect((await seen('village'))[0]).toMatchObject({ readers: 3, read: true });
    expect((await seen('county'))[0]).toMatchObject({ readers: 3, read: false });
    const notes = await server.database.query('select 1 from announcement_reads');
    expect(notes).toHaveLength(3);
  });

  it('pins three of an institution at most, also of two that are pinned at once', async () => {
    await put('county', 'second', { top: true });
    const both = await Promise.all([put('county', 'third', { top: true }), put('county', 'fourth', { top: true })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(JSON.stringify(refused?.body)).toContain('已有 3 条置顶公告在发布');
    // Its own place it has already; one that is not shown takes none.
    expect((await put('county', 'second', { top: true, content: '改' }, 1)).status).toBe(200);
    expect((await put('county', 'pinned-draft', { top: true, state: '0' })).status).toBe(200);
  });

  it('is written by who looks after staff, and by nobody else', async () => {
    for (const who of ['doctor', 'village']) expect((await put(who, `by-${who}`)).status, who).toBe(403);
  });

  it('keeps for everybody the entries of their own, as they left them last', async () => {
    const path = '/api/v1/home/entries';
    const keep = (entries?: readonly string[]) => clients['doctor']!.send('POST', path, entries ? { entries } : {});
    expect((await clients['doctor']!.get(path)).body).toEqual({});
    expect((await keep(['form:health-check-up', '/cust/base'])).status).toBe(200);
    expect((await keep(['/cust/base'])).status).toBe(200);
    expect((await clients['doctor']!.get(path)).body).toEqual({ entries: ['/cust/base'] });
    expect((await clients['village']!.get(path)).body).toEqual({});
    for (const wrong of [
      [],
      ['王华素'],
      ['/cust/base?text=x'],
      ['/a', '/a'],
      Array.from({ length: 9 }, (_, at) => `/p${at}`),
    ])
      expect((await keep(wrong)).status, wrong.join(' ')).toBe(422);
    expect((await keep()).status).toBe(200);
    expect((await clients['doctor']!.get(path)).body).toEqual({});
  });
});
