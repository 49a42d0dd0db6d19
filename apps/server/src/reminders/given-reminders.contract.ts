import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { raiseReminders, type Raised } from '../reminding/raise-reminders.ts';
import { act as actOnRows } from '../testing/act-on-list.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

const TODAY = '2026-06-15' as CalendarDay;
type Found = { readonly rows: readonly { id: string; text: string; state: string; times: number }[] };

/** What a reminder that one gives to somebody else promises over a database. */
export function givenRemindersContract(name: string, openDatabase: () => Promise<Database>): void {
  describe(`a reminder that is given to a colleague, ${name}`, () => {
    let server: TestServer;
    let doctor: TestClient;
    let clerk: TestClient;
    const raise = (raised: Raised): Promise<void> =>
      server.database.transaction((inside) => raiseReminders(inside, new Date().toISOString(), [raised]));
    const find = async (client: TestClient, which = 'open'): Promise<Found> =>
      (await client.send('POST', '/api/v1/reminders/search', { which })).body as unknown as Found;
    const act = (id: string | undefined, body: object) => doctor.send('POST', `/api/v1/reminders/${id}/events`, body);
    const retest = (): Raised => ({
      ...{ countyCode: '990101', rule: 'plan-overdue', subjectId: 'plan-2', residentId: 'resident-1', dueOn: TODAY },
      ...{ recipientId: 'doctor', facts: { what: '高血压随访' } },
    });
    const give = (by: TestClient, rowId: string | undefined, to: string, note = '休假') =>
      actOnRows(by, 'smart-reminders', 'transfer', [String(rowId)], { to, note });
    const refusal = async (rowId: string | undefined, to: string, note = '休假') => {
      const asked = { action: 'transfer', ids: [rowId] };
      const frozen = await doctor.send<{ id: string }>('POST', '/api/v1/lists/smart-reminders/freeze', asked);
      const answers = { selection: frozen.body.id, answers: { to, note } };
      return (await doctor.send<{ message: string }>('POST', '/api/v1/list-jobs', answers)).body.message;
    };
    beforeAll(async () => {
      const database = await openDatabase();
      server = await startTestServer({ database });
      await server.database.query("update user_roles set role = 'DOC' where user_id = 'clerk'");
      [doctor, clerk] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'clerk')];
      await server.database.query(
        `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state, doctor_id)
         values ('990101', 'plan-2', 'resident-1', 'hypertension', '', 'hypertension-follow-up', $1, $1, $1, $1, 'overdue', 'doctor')`,
        [TODAY],
      );
      await raise(retest());
    }, 120_000);
    afterAll(() => server?.stop());
    const open = async (client: TestClient) =>
      (await find(client)).rows.filter(({ text }) => text.includes('高血压随访'));

    it('goes to somebody of the same institution who may handle it, with a reason', async () => {
      const [one] = await open(doctor);
      for (const nobody of ['western', 'doctor', ''])
        expect(await refusal(one?.id, nobody)).toBe('请选择本机构的另一位在用人员');
      expect(await refusal(one?.id, 'sampler')).toBe('采样员没有办理提醒的权限，请选择别人');
      expect(await refusal(one?.id, 'clerk', ' ')).toBe('请写明转办的原因');
    });

    it('is closed with a word where it was and open where it went, however often its matter comes up', async () => {
      const [one] = await open(doctor);
      await give(doctor, one?.id, 'clerk');
      await raise(retest());
      await Promise.all([raise(retest()), raise(retest())]);
      expect(await open(doctor)).toEqual([]);
      expect(await open(clerk)).toMatchObject([{ state: '0', times: 1 }]);
      expect((await find(doctor, 'past')).rows).toContainEqual(
        expect.objectContaining({ id: one?.id, state: '3', note: '转给东镇录入员：休假', events: [] }),
      );
      expect((await act(one?.id, { type: 'REOPEN', note: '我来' })).body).toMatchObject({
        message: '已经转给别人，要由对方转回',
      });
    });

    it('comes back when the colleague gives it back, and is one', async () => {
      const [theirs] = await open(clerk);
      await give(clerk, theirs?.id, 'doctor', '还是您办');
      expect(await open(clerk)).toEqual([]);
      expect(await open(doctor)).toMatchObject([{ state: '0', times: 2 }]);
      await raise(retest());
      expect([(await open(doctor)).length, (await open(clerk)).length]).toEqual([1, 0]);
    });

    it('goes once where it is given in two windows and its matter comes up meanwhile, and ends with its matter', async () => {
      const [one] = await open(doctor);
      await Promise.all([give(doctor, one?.id, 'clerk'), give(doctor, one?.id, 'clerk'), raise(retest())]);
      expect([(await open(doctor)).length, (await open(clerk)).length]).toEqual([0, 1]);
      await server.database.query("update plans set state = 'done' where id = 'plan-2'");
      expect([await open(doctor), await open(clerk)]).toEqual([[], []]);
    });
  });
}
