import type { RecordRepository } from '@gongwei/application/forms';
import type { RegisterDirectory } from '@gongwei/application/register';
import type { RecordSave } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly records: RecordRepository;
  readonly registers: RegisterDirectory;
  /** The institution the user works at. */
  readonly institutionCode: string;
  readonly newId: () => string;
};

/** What every `RegisterDirectory` promises, and every `RecordRepository` of entries of a register: shown with drugs. */
export function registerDirectoryContract(name: string, create: () => Promise<Subject>): void {
  const drug = (subject: Subject, code: string, more: RecordSave['data'] = {}): RecordSave => ({
    id: subject.newId(),
    formId: 'drug-catalogue',
    formVersion: 1,
    subjectId: subject.institutionCode,
    occurredOn: '2026-06-15' as CalendarDay,
    data: {
      code,
      genericName: `药品${code}`,
      pinyin: 'YP',
      category: '1',
      spec: '5mg',
      minUnit: '片',
      state: '1',
      ...more,
    },
    baseVersion: 0,
    saveId: subject.newId(),
  });
  const ask = { formId: 'drug-catalogue', offset: 0, limit: 50 } as const;
  const codesOf = async ({ registers }: Subject, more: object) =>
    (await registers.find({ ...ask, ...more })).rows.map(({ data }) => data['code']);

  describe(`register directory: ${name}`, () => {
    it('lists what was saved, with the answers its columns show', async () => {
      const subject = await create();
      const save = drug(subject, 'L1', { wubi: 'AAA', essential: true });
      await subject.records.save(save);
      const { rows, total } = await subject.registers.find({ ...ask, text: '药品L1' });
      expect(total).toBe(1);
      expect(rows[0]).toMatchObject({
        id: save.id,
        version: 1,
        institutionCode: subject.institutionCode,
        data: { code: 'L1', genericName: '药品L1', essential: true },
      });
      expect(rows[0]?.data).not.toHaveProperty('wubi');
    });

    it('finds by words, filters by choice and by yes or no, sorts both ways and pages', async () => {
      const subject = await create();
      await subject.records.save(drug(subject, 'F3', { category: '2', tradeName: '甲_乙' }));
      await subject.records.save(drug(subject, 'F1', { category: '2', essential: true }));
      await subject.records.save(drug(subject, 'F2', { category: '3', tradeName: '甲丙乙' }));
      expect(await codesOf(subject, { text: '药品f' })).toEqual(['F1', 'F2', 'F3']);
      expect(await codesOf(subject, { text: '甲_乙' })).toEqual(['F3']);
      expect(await codesOf(subject, { text: '药品F', where: { category: '2' } })).toEqual(['F1', 'F3']);
      expect(await codesOf(subject, { text: '药品F', where: { category: '2', essential: 'true' } })).toEqual(['F1']);
      const backwards = { sort: { by: 'genericName', descending: true }, text: '药品F' };
      expect(await codesOf(subject, backwards)).toEqual(['F3', 'F2', 'F1']);
      expect(await codesOf(subject, { ...backwards, offset: 1, limit: 1 })).toEqual(['F2']);
    });

    it('takes an entry out, keeps what it was, and puts it back', async () => {
      const subject = await create();
      const { records, newId } = subject;
      const save = drug(subject, 'R1');
      await records.save(save);
      const out = { id: save.id, removed: true, baseVersion: 1, saveId: newId() };
      const answers = [await records.remove(out), await records.remove(out)];
      expect(answers.map((answer) => answer.ok && [answer.value.version, answer.value.removed])).toEqual([
        [2, true],
        [2, true],
      ]);
      expect(await codesOf(subject, { text: '药品R1' })).toEqual([]);
      expect(await codesOf(subject, { text: '药品R1', removed: true })).toEqual(['R1']);
      expect(await records.list({ subjectId: save.subjectId, formId: save.formId })).not.toContainEqual(
        expect.objectContaining({ id: save.id }),
      );
      await expect(
        records.save({ ...save, data: { ...save.data, spec: '10mg' }, baseVersion: 2, saveId: newId() }),
      ).rejects.toMatchObject({ kind: 'fault', code: 'record.removed' });
      const back = await records.remove({ id: save.id, removed: false, baseVersion: 2, saveId: newId() });
      expect(back).toMatchObject({ ok: true, value: { version: 3, data: save.data } });
      expect(back.ok && back.value.removed).toBeFalsy();
      expect(await codesOf(subject, { text: '药品R1' })).toEqual(['R1']);
      expect((await records.history(save.id)).map(({ removed }) => removed === true)).toEqual([false, true, false]);
    });

    it('does not take out what somebody has changed since it was looked at', async () => {
      const subject = await create();
      const { records, newId } = subject;
      const save = drug(subject, 'S1');
      await records.save(save);
      const newer = { ...save.data, spec: '10mg' };
      await records.save({ ...save, data: newer, baseVersion: 1, saveId: newId() });
      expect(await records.remove({ id: save.id, removed: true, baseVersion: 1, saveId: newId() })).toMatchObject({
        ok: false,
        failure: { base: { version: 1 }, theirs: { version: 2, data: newer } },
      });
      expect(await codesOf(subject, { text: '药品S1' })).toEqual(['S1']);
    });
  });
}
