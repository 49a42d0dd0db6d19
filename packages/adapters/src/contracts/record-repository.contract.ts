import type { RecordSave } from '@gongwei/domain/forms';
import type { RecordRepository } from '@gongwei/application/forms';
import { describe, expect, it } from 'vitest';

type Subject = {
  /** The same store as two users see it. */
  readonly mine: RecordRepository;
  readonly theirs: RecordRepository;
  /** A new record's first save, acceptable to the store, of a subject without records. */
  readonly firstSave: () => RecordSave;
  /** Changes one answer so that it stays acceptable. */
  readonly change: (save: RecordSave, value: number) => RecordSave['data'];
  readonly newId: () => string;
};

/** What every `RecordRepository` promises. */
export function recordRepositoryContract(name: string, create: () => Promise<Subject>): void {
  describe(`record repository: ${name}`, () => {
    it('stores a new record as version 1 and reads it back', async () => {
      const { mine, firstSave } = await create();
      const save = firstSave();
      const stored = await mine.save(save);
      expect(stored).toMatchObject({
        ok: true,
        value: { id: save.id, version: 1, subjectId: save.subjectId, data: save.data },
      });
      expect(await mine.read(save.id)).toMatchObject({ id: save.id, version: 1, data: save.data });
      expect(
        (await mine.list({ subjectId: save.subjectId, formId: save.formId })).map((record) => record.id),
      ).toContain(save.id);
      expect((await mine.latest({ subjectId: save.subjectId, formId: save.formId }))?.id).toBe(save.id);
    });

    it('answers a repeated save with the same record and counts it once', async () => {
      const { mine, firstSave } = await create();
      const save = firstSave();
      const answers = [await mine.save(save), await mine.save(save), await mine.save(save)];
      expect(answers.map((answer) => answer.ok && answer.value.version)).toEqual([1, 1, 1]);
      expect(await mine.history(save.id)).toHaveLength(1);
    });

    it('answers a stale save with both sides, and writes nothing', async () => {
      const { mine, theirs, firstSave, change, newId } = await create();
      const save = firstSave();
      await mine.save(save);
      await theirs.save({ ...save, data: change(save, 1), baseVersion: 1, saveId: newId() });
      const stale = await mine.save({ ...save, data: change(save, 2), baseVersion: 1, saveId: newId() });
      expect(stale).toMatchObject({
        ok: false,
        failure: { base: { version: 1, data: save.data }, theirs: { version: 2 } },
      });
      expect((await mine.read(save.id)).version).toBe(2);
    });

    it('keeps every version with who and why, newest first', async () => {
      const { mine, firstSave, change, newId } = await create();
      const save = firstSave();
      await mine.save(save);
      await mine.save({ ...save, data: change(save, 1), baseVersion: 1, saveId: newId(), reason: '录入错误' });
      const history = await mine.history(save.id);
      expect(history.map(({ version, reason }) => [version, reason])).toEqual([
        [2, '录入错误'],
        [1, undefined],
      ]);
      expect(history[1]?.data).toMatchObject(save.data);
    });

    it('rejects with a fault for a record there is not', async () => {
      const { mine, newId } = await create();
      await expect(mine.read(newId())).rejects.toMatchObject({ kind: 'fault' });
    });
  });
}
