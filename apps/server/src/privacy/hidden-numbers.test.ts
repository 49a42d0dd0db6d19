import { formIndex } from '@gongwei/domain/catalogue';
import type { Answers, RecordSnapshot } from '@gongwei/domain/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

/** The tiny county's first resident. */
const OWN = { idNumber: '99010119550302001X', phone: '19900000001' };
const MASKED = { idNumber: '990101********001X', phone: '199****0001' };

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

/** A short sheet that bears a telephone. */
const FORM = 'archive-cover';
const context = async (query = '') =>
  (await doctor.get(`/api/v1/residents/resident-1/form-context?formId=${FORM}&on=2026-06-15${query}`)).body[
    'context'
  ] as unknown as {
    readonly resident: Answers;
  };
const FILLED = {
  archiveNo: '99010110100100001',
  name: '张三丰',
  currentAddress: '东村',
  registeredAddress: '东村',
  townshipName: '东镇',
  villageName: '东村',
  filingInstitution: '990101101001',
  filingPerson: 'doctor',
  responsibleDoctor: 'doctor',
  filingDate: '2026-06-01',
};
const sheet = (data: Answers, change: object = {}) => ({
  ...bloodCount({ id: 'cover', formId: FORM, saveId: 'cover-1', data: { ...FILLED, ...data } }),
  ...change,
});
const save = (body: object) => doctor.send<RecordSnapshot>('PUT', '/api/v1/records/cover', body);
const stored = async (): Promise<Answers> =>
  (await server.database.query<{ data: Answers }>("select data from records where id = 'cover'"))[0]?.data ?? {};
const operations = async (action: 'list.print' | 'resident.reveal' | 'report.print') =>
  server.database.query<{ action: string; details: Answers }>(
    'select action, details from operation_log where action = $1 order by at, id',
    [action],
  );

describe('numbers of a resident in a form', () => {
  it('are masked when it opens, for who fills it in, too', async () => {
    expect((await context()).resident).toMatchObject({ ...MASKED, birthDate: '1955-03-02', name: '张三丰' });
    expect(JSON.stringify(await context())).not.toMatch(/\d{17}[\dX]|1[3-9]\d{9}/);
  });

  it('are masked in every form there is', async () => {
    const resident = await doctor.get(`/api/v1/residents/resident-1/overview`);
    expect(resident.status).toBe(200);
    const told: string[] = [];
    let opened = 0;
    for (const id of formIndex.map((form) => form.id)) {
      const answer = await doctor.get(`/api/v1/residents/resident-1/form-context?formId=${id}&on=2026-06-15`);
      const text = JSON.stringify(answer.body);
      opened += answer.status === 200 && text.includes('张三丰') ? 1 : 0;
      if ([OWN.idNumber, OWN.phone].some((number) => text.includes(number))) told.push(id);
    }
    expect(opened).toBeGreaterThan(60);
    expect(told).toEqual([]);
  });

  it('are stored whole when the mask comes back, and answered masked', async () => {
    const saved = await save(sheet({ phone: MASKED.phone }));
    expect([saved.status, saved.body.data]).toMatchObject([200, { phone: MASKED.phone }]);
    expect(await stored()).toMatchObject({ phone: OWN.phone });
    expect((await doctor.get('/api/v1/records/cover')).body['data']).toMatchObject({ phone: MASKED.phone });
    expect(JSON.stringify((await doctor.get('/api/v1/records/cover/history')).body)).not.toContain(OWN.phone);
  });

  it('keep a number of the sheet that is not the resident’s any more, and take a new one', async () => {
    await save(sheet({ phone: '13800138000' }, { baseVersion: 1, saveId: 'cover-2' }));
    await save(sheet({ phone: '138****8000', currentAddress: '西村' }, { baseVersion: 2, saveId: 'cover-3' }));
    expect(await stored()).toMatchObject({ phone: '13800138000', currentAddress: '西村' });
  });

  it('are refused where the mask hides nothing that is known: a mask is never stored', async () => {
    const refused = await save(sheet({ phone: '137****1234' }, { baseVersion: 3, saveId: 'cover-4' }));
    expect(refused).toMatchObject({ status: 422, body: { code: 'record.invalid', fields: [{ field: 'phone' }] } });
    expect(JSON.stringify(await server.database.query("select data from records where data::text like '%***%'"))).toBe(
      '[]',
    );
  });

  it('are masked in a conflict, on both sides', async () => {
    const stale = await save(sheet({ phone: '138****8000' }, { baseVersion: 1, saveId: 'cover-5' }));
    expect(stale.status).toBe(409);
    expect(JSON.stringify(stale.body)).not.toMatch(/1[3-9]\d{9}/);
  });

  it('are shown one by one, each showing written down', async () => {
    const before = (await operations('resident.reveal')).length;
    const reveal = (body: object) => doctor.send('POST', '/api/v1/residents/resident-1/reveal', body);
    const asked = { what: 'answer', formId: FORM, field: 'phone', recordId: 'cover', on: '2026-06-15' };
    expect((await reveal({ what: 'idNumber' })).body).toEqual({ value: OWN.idNumber });
    expect((await reveal({ ...asked, mask: '138****8000' })).body).toEqual({ value: '13800138000' });
    expect((await reveal({ ...asked, mask: MASKED.phone })).body).toEqual({ value: OWN.phone });
    expect((await reveal({ ...asked, mask: '137****1234' })).status).toBe(404);
    expect((await reveal({ ...asked, field: 'name', mask: '张**' })).status).toBe(404);
    expect((await reveal({ what: 'answer' })).status).toBe(422);
    expect(
      (await operations('resident.reveal'))
        .slice(before)
        .map(({ details }) => JSON.stringify(details))
        .toSorted(),
    ).toEqual(
      [...[{ what: 'idNumber' }, { what: 'phone', formId: FORM }, { what: 'phone', formId: FORM }]]
        .map((one) => JSON.stringify(one))
        .toSorted(),
    );
  });

  it('are whole for print, which is written down; supervision gets none whatever it says it is for', async () => {
    const before = (await operations('report.print')).length;
    expect((await context('&purpose=print')).resident).toMatchObject(OWN);
    expect((await doctor.get('/api/v1/records/cover?purpose=print')).body['data']).toMatchObject({
      phone: '13800138000',
    });
    expect((await operations('report.print')).slice(before)).toEqual([
      { action: 'report.print', details: { formId: FORM } },
    ]);
    const viewer = await clientFor(server.url, 'viewer');
    for (const path of [
      `residents/resident-1/form-context?formId=${FORM}&purpose=print`,
      'records/cover?purpose=print',
    ])
      expect(JSON.stringify((await viewer.get(`/api/v1/${path}`)).body)).not.toMatch(/\d{17}[\dX]|1[3-9]\d{9}|8000/);
  });

  it('of a list that is printed are whole telephone numbers, written down too; no other number, and for nobody else', async () => {
    const rowsFor = async (who: typeof doctor, what: string, body: object) =>
      JSON.stringify((await who.send('POST', `/api/v1/lists/resident-list/${what}`, body)).body);
    const asked = [
      ['search', { limit: 50, purpose: 'print' }],
      ['refresh', { ids: ['resident-1'], purpose: 'print' }],
    ] as const;
    const viewer = await clientFor(server.url, 'viewer');
    for (const [what, body] of asked) {
      const before = (await operations('list.print')).length;
      const whole = await rowsFor(doctor, what, body);
      expect(whole).toContain('"19900000001"');
      expect(whole).not.toMatch(/\d{17}[\dX]/);
      expect((await operations('list.print')).slice(before)).toEqual([
        { action: 'list.print', details: { rows: expect.any(Number) } },
      ]);
      expect(await rowsFor(doctor, what, { ...body, purpose: undefined })).not.toContain('19900000001');
      expect(await rowsFor(viewer, what, body)).not.toMatch(/\d{17}[\dX]|1[3-9]\d{9}|8000/);
      expect((await operations('list.print')).length).toBe(before + 1);
    }
  });
});
