import type { ArchiveEvents } from '@gongwei/application/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';

/**
 * `resident`: in care, born before 2000, in the scope; it is in care again afterwards. `other`: another one in care. `visited`: a third, to whom nothing
 * happened, with a check-up (健康体检表) of 2026-06-12 as the newest sheet.
 */
type Subject = {
  readonly events: ArchiveEvents;
  readonly resident: string;
  readonly other: string;
  readonly visited: string;
};

const on = '2026-06-10' as CalendarDay;
let count = 0;
const newId = (): string => `contract-${Date.now()}-${(count += 1)}`;

/** What every `ArchiveEvents` promises. */
export function archiveEventsContract(name: string, create: () => Promise<Subject>): void {
  describe(`archive events: ${name}`, () => {
    it('moves a file on and back, each once however often it is sent', async () => {
      const { events, resident } = await create();
      const id = newId();
      const move = { type: 'MOVE_OUT', on, destination: '外省', handover: '已交接' } as const;
      expect(await events.apply(resident, id, move)).toEqual({ ok: true, value: { status: '2' } });
      expect(await events.apply(resident, id, move)).toEqual({ ok: true, value: { status: '2' } });
      const back = await events.apply(resident, newId(), { type: 'RESTORE', on, reason: '回来了' });
      expect(back).toEqual({ ok: true, value: { status: '1' } });
      const [newest, before] = await events.past(resident);
      expect(newest).toMatchObject({ type: 'RESTORE', from: '2', to: '1', on, byName: expect.any(String) as string });
      expect(before).toMatchObject({ id, type: 'MOVE_OUT', from: '1', to: '2', on });
    });

    it('refuses in words what the state or what was filled in does not allow', async () => {
      const { events, resident } = await create();
      const early = await events.apply(resident, newId(), { type: 'RESTORE', on, reason: '回来了' });
      expect(early).toEqual({ ok: false, failure: { message: '档案状态为“正常”，不能办理“恢复”' } });
      const empty = await events.apply(resident, newId(), { type: 'DIE', on, cause: ' ', evidence: '1' });
      expect(empty).toEqual({ ok: false, failure: { message: '请填写死亡原因和信息来源' } });
    });

    it('asks about a death before a visit that is stored, and registers it once that is confirmed', async () => {
      const { events, visited } = await create();
      const [id, death] = [newId(), { type: 'DIE', on, cause: '脑出血', evidence: '1' } as const];
      const message = '死亡日期 2026-06-10 以后还有服务记录：2026-06-12 健康体检表。请核对死亡日期和这些记录。';
      expect(await events.apply(visited, id, death)).toEqual({ ok: false, failure: { message, ask: true } });
      // What was confirmed is another question: a visit was stored since.
      const stale = await events.apply(visited, id, death, { confirmed: message.replace('06-12', '06-11') });
      expect(stale).toEqual({ ok: false, failure: { message, ask: true } });
      expect(await events.past(visited)).toEqual([]);
      const done = await events.apply(visited, id, death, { confirmed: message });
      expect(done).toEqual({ ok: true, value: { status: '3' } });
    });

    it('tells what a merger would do, and of nobody with themselves', async () => {
      const { events, resident, other } = await create();
      const { moves, stays, conflicts } = await events.previewMerge(resident, other);
      expect([moves, stays, conflicts].every((part) => Array.isArray(part))).toBe(true);
      for (const { field } of conflicts) expect(['phone', 'address']).toContain(field);
      await expect(events.previewMerge(resident, resident)).rejects.toMatchObject({
        code: expect.any(String) as string,
      });
    });

    it('knows nobody outside of the scope', async () => {
      const { events } = await create();
      await expect(events.apply('nobody', newId(), { type: 'END', on, reason: '其他' })).rejects.toMatchObject({
        code: expect.any(String) as string,
      });
    });
  });
}
