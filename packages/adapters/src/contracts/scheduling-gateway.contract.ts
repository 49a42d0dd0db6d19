import type { SchedulingGateway } from '@gongwei/application/scheduling';
import type { ExamSession } from '@gongwei/domain/scheduling';
import { isFault } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly gateway: SchedulingGateway;
  /** A session of today with two places, of an identifier nobody has used. */
  readonly session: (id: string) => ExamSession;
  /** Three residents who are due and have no appointment; what is typed at the desk finds the first alone. */
  readonly people: readonly [string, string, string];
  readonly typed: string;
  /** A check-up sheet nobody reviewed yet. */
  readonly sheet: string;
};

/** What every `SchedulingGateway` promises. */
export function schedulingGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`scheduling: ${name}`, () => {
    it('stores a session once, and never over a version nobody saw', async () => {
      const { gateway, session } = await create();
      const stored = await gateway.saveSession(session('c-1'), 0, true);
      expect(stored).toMatchObject({ ok: true, value: { id: 'c-1', state: '1', version: 1, reserved: [0] } });
      expect(await gateway.saveSession(session('c-1'), 0, true)).toEqual(stored);
      expect(await gateway.saveSession({ ...session('c-1'), place: '村委会' }, 1, true)).toMatchObject({
        value: { version: 2, place: '村委会' },
      });
      expect(await gateway.saveSession(session('c-1'), 1, true)).toMatchObject({
        ok: false,
        failure: expect.stringMatching(/刚被别人改过/),
      });
      expect(await gateway.saveSession({ ...session('c-2'), place: ' ' }, 0, true)).toMatchObject({
        ok: false,
        failure: expect.stringMatching(/请填写地点/),
      });
      expect(await gateway.session('c-1')).toMatchObject({ id: 'c-1', place: '村委会' });
      await expect(gateway.session('nothing')).rejects.toSatisfy(isFault);
    });

    it('gives each a place once, checks in at the desk, and says why it does not', async () => {
      const { gateway, session, people, typed } = await create();
      await gateway.saveSession(session('c-3'), 0, true);
      const [one, other, third] = people;
      const book = (id: string, residentId: string, checkIn = false) =>
        gateway.book({ id, residentId, sessionId: 'c-3', ...(checkIn && { checkIn }) });
      expect(await gateway.find('c-3', typed)).toMatchObject([{ residentId: one }]);
      expect(await book('b-1', one)).toEqual({ ok: true, value: '1' });
      expect(await book('b-1', one)).toEqual({ ok: true, value: '1' });
      expect(await book('b-2', one)).toMatchObject({ ok: false, failure: expect.stringMatching(/已有预约/) });
      expect(await book('b-3', other, true)).toEqual({ ok: true, value: '2' });
      expect(await book('b-4', third)).toMatchObject({ ok: false, failure: expect.stringMatching(/已约满/) });
      expect(await gateway.find('c-3', typed)).toMatchObject([{ appointment: { id: 'b-1', here: true, state: '1' } }]);
      expect(await gateway.change('b-1', { type: 'CHECK_IN', way: '3' })).toEqual({ ok: true, value: '2' });
      expect(await gateway.change('b-1', { type: 'CHECK_IN' })).toEqual({
        ok: false,
        failure: '预约状态为“已签到”，不能“签到”',
      });
      expect(await gateway.change('b-1', { type: 'UNDO_CHECK_IN' })).toMatchObject({
        ok: false,
        failure: '请填写原因',
      });
      expect(await gateway.change('b-1', { type: 'UNDO_CHECK_IN', reason: '扫错人' })).toEqual({
        ok: true,
        value: '1',
      });
      const desk = await gateway.desk('c-3');
      expect(desk.session.reserved).toEqual([2]);
      expect(new Map(desk.people.map(({ residentId, state }) => [residentId, state]))).toEqual(
        new Map([
          [one, '1'],
          [other, '2'],
        ]),
      );
      expect(await gateway.change('b-1', { type: 'CANCEL', reason: '1' })).toEqual({ ok: true, value: '6' });
      expect(await book('b-5', third)).toEqual({ ok: true, value: '1' });
      const { total } = await gateway.board('1');
      // Who is booked and not of those the board counts, as the young, is not in it.
      expect([total.due >= total.done, total.booked >= 1]).toEqual([true, true]);
    });

    it('sends a sheet back with its fields, takes that back, and refuses a verdict on what was not read', async () => {
      const { gateway, sheet } = await create();
      const { recordVersion, state } = await gateway.review(sheet);
      expect(state).toBe('0');
      const fields = [{ field: 'height', reason: '请复测' }];
      const back = { type: 'SEND_BACK' as const, note: '请核对', fields };
      expect(await gateway.judge(sheet, recordVersion + 1, back)).toMatchObject({
        ok: false,
        failure: expect.stringMatching(/刚被改过/),
      });
      expect(await gateway.judge(sheet, recordVersion, { ...back, note: ' ', fields: [] })).toEqual({
        ok: false,
        failure: '请写明要改什么',
      });
      expect(await gateway.judge(sheet, recordVersion, back)).toMatchObject({
        ok: true,
        value: { state: '2', note: '请核对', fields },
      });
      expect(await gateway.judge(sheet, recordVersion, { type: 'PASS' })).toEqual({
        ok: false,
        failure: '体检表状态为“审核退回”，不能“审核通过”',
      });
      // Taken back to be worded anew, with what was said of it.
      const taken = { state: '0', note: '请核对', fields };
      expect(await gateway.judge(sheet, recordVersion, { type: 'TAKE_BACK' })).toMatchObject({ value: taken });
      const told = { notifiedAt: '2026-06-15T03:00:00.000Z', mode: '1', receiver: '本人', handled: '1' };
      expect(await gateway.tell(sheet, told)).toMatchObject({ recordId: sheet, told: true });
      await expect(gateway.review('nothing')).rejects.toSatisfy(isFault);
    });
  });
}
