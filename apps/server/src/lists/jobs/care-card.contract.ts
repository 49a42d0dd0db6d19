import { beforeAll, expect, it } from 'vitest';
import { bloodCount, clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import type { ListPage } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { endedJob, freezeRows, startJob, undoneJob } from '../../testing/lists/list-jobs.ts';

const WOMEN = 'women-care-list';
const CHILDREN = 'child-care-list';
const NONE = [
  ...['vaginalDeliveries', 'caesareanDeliveries', 'inducedAbortions', 'spontaneousAbortions', 'medicalAbortions'],
  ...['midTrimesterInductions', 'pretermBirths', 'dystociaCount', 'fetalDeaths', 'stillbirths', 'birthDefects'],
  ...['neonatalDeaths', 'ectopicPregnancies', 'hydatidiformMoles'],
];
const PREGNANCY = {
  ...Object.fromEntries(NONE.map((key) => [key, 0])),
  ...{ handbookNumber: 'YF1', registrationDate: '2026-01-10', registrationInstitution: '990101', gravidity: 1 },
  ...{ registrationDoctor: 'doctor', responsibleDoctor: 'doctor', managementInstitution: '990101', ownerArea: '1' },
  ...{ resident: 'resident-1', idNumber: 'X1', birthDate: '1990-11-21', age: 35, phone: '13800001234' },
  ...{ householdAddress: '110105001', residenceAddress: '110105001', husbandName: '张三', menarcheAge: 13 },
  ...{ menstrualPeriodDays: 5, menstrualCycleDays: 28, menstrualVolume: '3', dysmenorrhea: '1' },
  ...{ lastMenstrualPeriodKnown: '1', lastMenstrualPeriod: '2025-09-01', dueDateBasis: '1', height: 160 },
  ...{ expectedDeliveryDate: '2026-06-08', prePregnancyWeight: 55, baselineSystolic: 112, baselineDiastolic: 70 },
  ...{ riskLevel: '1', recordStatus: '0' },
};
const CHILD = {
  ...{ childRecordNumber: 'E1', residentId: 'resident-1', name: '王小宝', sex: '2', birthDate: '2024-01-02' },
  ...{ registeredRegion: '110105001', currentRegion: '110105001', currentAddress: '一组1号', residenceType: '1' },
  ...{ guardianPhone: '13800001234', gestationalWeeks: 39, birthMode: ['1'], plurality: '1', birthWeight: 3.2 },
  ...{ birthLength: 50, asphyxia: '1', birthDefect: '1', managingInstitution: '990101', responsibleDoctor: 'doctor' },
  ...{ recordDate: '2024-01-10', status: '0' },
};

/** 结案 and 恢复 of cards, over whichever database the server has. */
export function careCardContract(serverOf: () => TestServer): void {
  let [village, county]: TestClient[] = [];
  beforeAll(async () => {
    village = await clientFor(serverOf().url, 'village');
    county = await clientFor(serverOf().url, 'county');
  });

  /** Sheets as they stand, whatever made them. */
  const put = (id: string, form: string, on: string, data: object) =>
    serverOf().database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       select county_code, $1, $2, 1, id, 'resident', institution_code, $3, $4::jsonb, '[]', 1, now(), 'doctor', now(), 'doctor', '医生'
       from residents where id = 'resident-1'`,
      [id, form, on, JSON.stringify(data)],
    );
  const standing = async (id: string) => {
    const [row] = await serverOf().database.query<{ data: { [key: string]: unknown } }>(
      'select data from records where id = $1',
      [id],
    );
    const { recordStatus, cancellationReason, status, closureReason } = row!.data;
    return [recordStatus ?? status, cancellationReason ?? closureReason].filter((one) => one !== undefined).join(' ');
  };
  const begun = async (who: TestClient, list: string, action: string, id: string, answers: object) =>
    (await startJob(who, await freezeRows(who, list, action, [id]), answers)).body.id;
  const act = async (who: TestClient, list: string, action: string, id: string, answers: object) =>
    (await endedJob(who, await begun(who, list, action, id, answers))).map(({ outcome, reason }) => reason ?? outcome);

  it('closes the card of a pregnancy after the examination of 42 days, tells it in the history, and takes it back', async () => {
    await put('pregnancy-1', 'pregnancy-basic-info', '2026-01-10', PREGNANCY);
    const done = { reason: '1', on: '2026-06-10' };
    expect(await act(village!, WOMEN, 'close', 'pregnancy-1', done)).toEqual(['还没有产后42天检查']);
    await put('day42-1', 'postpartum-42-day', '2026-06-09', {});
    const job = await begun(village!, WOMEN, 'close', 'pregnancy-1', done);
    expect(await endedJob(village!, job)).toMatchObject([{ outcome: 'done' }]);
    expect(await standing('pregnancy-1')).toBe('4');
    const { body: history } = await village!.get<{ reason?: string }[]>('/api/v1/records/pregnancy-1/history');
    expect(history[0]?.reason).toBe('结案：42天检查完成，2026-06-10');
    await undoneJob(village!, job);
    expect(await standing('pregnancy-1')).toBe('0');
  });

  it('closes an ended one with the day and the way the visit told of, however late that is', async () => {
    await serverOf().database.query(`delete from records where id = 'pregnancy-1'`);
    await put('pregnancy-3', 'pregnancy-basic-info', '2026-01-10', PREGNANCY);
    const told = { pregnancyStatus: '2', terminationDate: '2026-05-02', terminationMode: '3' };
    await put('visit-3', 'prenatal-visit', '2026-05-06', told);
    expect(await act(village!, WOMEN, 'close', 'pregnancy-3', { reason: '2', on: '2026-06-10' })).toEqual(['done']);
    const [card] = await serverOf().database.query(
      `select data->>'terminationDate' as on, data->>'terminationMode' as mode from records where id = 'pregnancy-3'`,
    );
    expect(card).toEqual({ on: '2026-05-02', mode: '3' });
    await serverOf().database.query(`delete from records where id in ('pregnancy-3', 'visit-3')`);
  });

  it('reopens it for who manages only, and asks who was lost for the attempts', async () => {
    // One card a pregnancy.
    await serverOf().database.query(`delete from records where id = 'pregnancy-1'`);
    await put('pregnancy-2', 'pregnancy-basic-info', '2026-01-10', PREGNANCY);
    const selection = await freezeRows(village!, WOMEN, 'close', ['pregnancy-2']);
    expect(await startJob(village!, selection, { reason: '4', on: '2026-06-10' })).toMatchObject({ status: 422 });
    const lost = { reason: '4', on: '2026-06-10', note: '6月1日、3日、8日电话均未接' };
    expect(await act(village!, WOMEN, 'close', 'pregnancy-2', lost)).toEqual(['done']);
    expect(await standing('pregnancy-2')).toBe('1 3');
    const refused = await village!.send('POST', `/api/v1/lists/${WOMEN}/freeze`, {
      action: 'reopen',
      ids: ['pregnancy-2'],
    });
    expect(refused.status).toBe(403);
    expect(await act(county!, WOMEN, 'reopen', 'pregnancy-2', { reason: '人已回来' })).toEqual(['done']);
    expect(await standing('pregnancy-2')).toBe('0');
  });

  it('closes the card of a child once where two ask, and reopens it', async () => {
    await put('child-1', 'child-basic-info', '2024-01-10', CHILD);
    const moved = { reason: '2', on: '2026-06-10' };
    const both = await Promise.all([1, 2].map(() => act(village!, CHILDREN, 'close', 'child-1', moved)));
    expect(both.flat().filter((one) => one === 'done')).toHaveLength(1);
    expect(await standing('child-1')).toBe('1 2');
    expect(await act(village!, CHILDREN, 'reopen', 'child-1', { reason: '迁回' })).toEqual(['done']);
    expect(await standing('child-1')).toBe('0');
  });

  /** The list of pregnancies: stage, grade and number of examinations by card. */
  const women = async () => {
    const { body } = await village!.send<ListPage>('POST', `/api/v1/lists/${WOMEN}/search`, {
      where: { stage: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    });
    return Object.fromEntries(body.rows.map(({ id, cells }) => [id, [cells['stage'], cells['risk'], cells['visits']]]));
  };

  /** Who graded a pregnancy red is reminded to report it, as long as the sheet says so. */
  const expectToReportGrade = async () => {
    const search = async () =>
      (
        await village!.send<{ rows: { text: string }[] }>('POST', '/api/v1/reminders/search', { which: 'open' })
      ).body.rows
        .map(({ text }) => text)
        .filter((text) => text.includes('妊娠风险'));
    expect(await search()).toEqual([expect.stringMatching(/妊娠风险评为红色，请在 2026-06-15 前报辖区妇幼保健机构$/)]);
    const grade = (level: string) =>
      serverOf().database.query(
        `update records set data = data || jsonb_build_object('riskLevel', $1::text) where id = 'next'`,
        [level],
      );
    await grade('3');
    expect(await search()).toEqual([]);
    await grade('4');
  };

  it('keeps the sheets of two pregnancies of one woman apart, and lets the second be booked once the first is closed', async () => {
    await serverOf().database.query(`delete from records where id in ('pregnancy-2', 'day42-1')`);
    await put('before', 'pregnancy-basic-info', '2025-01-10', {
      ...{ ...PREGNANCY, lastMenstrualPeriod: '2024-12-01', expectedDeliveryDate: '2025-09-07', recordStatus: '4' },
    });
    await put('visit-before', 'prenatal-visit', '2025-05-01', { visitNumber: '2', riskLevel: '4' });
    await put('born-before', 'delivery-mother', '2025-09-01', { deliveryTime: '2025-09-01T06:00' });
    await put('day42-before', 'postpartum-42-day', '2025-10-15', {});
    await put('now', 'pregnancy-basic-info', '2026-03-10', {
      ...{ ...PREGNANCY, lastMenstrualPeriod: '2026-01-05', expectedDeliveryDate: '2026-10-12' },
    });
    expect(await women()).toEqual({ before: ['6', '4', 1], now: ['2', '1', 0] });
    // A grade stays until another is given.
    await put('visit-2', 'prenatal-visit', '2026-03-20', { visitNumber: '2', riskLevel: '3' });
    await put('visit-3', 'prenatal-visit', '2026-04-01', { visitNumber: '3' });
    expect((await women())['now']).toEqual(['2', '3', 2]);
    await put('ended', 'prenatal-visit', '2026-04-05', { visitNumber: '9', pregnancyStatus: '2', riskLevel: '1' });
    expect((await women())['now']).toEqual(['7', '1', 3]);
    const { data: _, ...save } = bloodCount({ id: 'next', saveId: 'next-1', occurredOn: '2026-06-14' as CalendarDay });
    const data = { ...PREGNANCY, registrationDate: '2026-06-14', lastMenstrualPeriod: '2026-05-05', riskLevel: '4' };
    const book = () =>
      village!.send('PUT', '/api/v1/records/next', { ...save, formId: 'pregnancy-basic-info', formVersion: 1, data });
    expect(await book()).toMatchObject({ status: 409, body: { code: 'record.exists', existingId: 'now' } });
    // A card that came without a state is open, and closed like others.
    await serverOf().database.query(`update records set data = data - 'recordStatus' where id = 'now'`);
    expect(await act(village!, WOMEN, 'close', 'now', { reason: '2', on: '2026-04-05' })).toEqual(['done']);
    expect((await book()).status).toBe(200);
    expect(await women()).toMatchObject({ now: ['6', '1', 3], next: ['1', '4', 0] });
    await expectToReportGrade();
    expect(await act(county!, WOMEN, 'reopen', 'now', { reason: '结错' })).toEqual([
      '该居民 2026-06-14 建的册还没有结案',
    ]);
  });
}
