import type { CalendarDay } from '@gongwei/domain/shared';
import type { ResidentDirectory } from '@gongwei/application/resident';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly directory: ResidentDirectory;
  /** Somebody who is there. */ readonly known: { readonly id: string; readonly name: string };
  readonly formId: string;
  /** Two blood counts of that person on one day each, the later one first. */
  readonly counts: readonly { readonly recordId: string; readonly on: CalendarDay; readonly hemoglobin: number }[];
};

/** What every `ResidentDirectory` promises. */
export function residentDirectoryContract(name: string, create: () => Promise<Subject>): void {
  describe(`resident directory: ${name}`, () => {
    it('finds by the given name', async () => {
      const { known, directory } = await create();
      const found = await directory.find({ text: known.name.slice(1), offset: 0, limit: 50 });
      expect(known.name.length).toBeGreaterThan(2);
      expect(found.rows.map(({ name }) => name)).toContain(known.name);
    });

    it('finds by the beginning of a name, and counts all though it gives a page', async () => {
      const { directory, known } = await create();
      const all = await directory.find({ offset: 0, limit: 200 });
      const one = await directory.find({ offset: 0, limit: 1 });
      const found = await directory.find({ text: known.name.slice(0, 2), offset: 0, limit: 50 });
      expect(found.rows.map((row) => row.id)).toContain(known.id);
      expect(found.rows.every((row) => row.name.startsWith(known.name.slice(0, 2)))).toBe(true);
      expect([one.rows.length, one.total]).toEqual([1, all.total]);
    });

    it('masks identity numbers in lists and overviews, and reveals one when asked to', async () => {
      const { directory, known } = await create();
      const row = (await directory.find({ text: known.name, offset: 0, limit: 1 })).rows[0];
      expect(row?.idNumber).toMatch(/^.{6}\*{8}.{4}$/);
      expect((await directory.overview(known.id)).resident.idNumber).toBe(row?.idNumber);
      const revealed = await directory.reveal(known.id, 'idNumber');
      expect(revealed).not.toContain('*');
      expect([revealed.slice(0, 6), revealed.slice(-4)]).toEqual([row?.idNumber.slice(0, 6), row?.idNumber.slice(-4)]);
    });

    it('tells a form who it is about', async () => {
      const { directory, known, formId } = await create();
      const { context, concepts } = await directory.background(known.id, formId, '2026-06-15' as CalendarDay);
      expect(context.resident).toMatchObject({ id: known.id, name: known.name });
      expect(context.resident?.age).toBeGreaterThan(0);
      const mask = context.resident?.idNumber ?? '';
      expect(mask).toMatch(/^.{6}\*{8}.{4}$/);
      const whole = await directory.reveal(known.id, 'idNumber');
      const answer = { formId: 'child-basic-info', field: 'idNumber', mask };
      expect(await directory.reveal(known.id, answer)).toBe(whole);
      await expect(directory.reveal(known.id, { ...answer, mask: '000000********0000' })).rejects.toMatchObject({
        kind: 'fault',
      });
      expect(concepts.every((value) => value.on <= '2026-06-15')).toBe(true);
    });

    it('tells how the concepts asked for went, oldest first', async () => {
      const { directory, known, counts } = await create();
      const [series, ...others] = await directory.series(known.id, ['hemoglobin', 'concept-that-nobody-recorded']);
      const told = series?.points.filter(({ recordId }) => counts.some((one) => one.recordId === recordId));
      expect([series?.concept, others]).toEqual(['hemoglobin', []]);
      expect(told).toEqual(
        [...counts].reverse().map(({ recordId, on, hemoglobin }) => ({
          recordId,
          on,
          value: hemoglobin,
          formId: 'supplement-blood-routine',
        })),
      );
      expect(await directory.series(known.id, [])).toEqual([]);
      await expect(directory.series('nobody', ['hemoglobin'])).rejects.toMatchObject({ kind: 'fault' });
    });

    it('tells who opened the file, each part once an hour, the newest first', async () => {
      const { directory, known, formId } = await create();
      const parts = async () => (await directory.viewsOf(known.id, { offset: 0, limit: 200 })).rows;
      const count = async (part: string, form?: string) =>
        (await parts()).filter((view) => view.part === part && view.formId === form).length;
      for (let times = 0; times < 2; times += 1) {
        await directory.overview(known.id);
        await directory.background(known.id, formId, '2026-06-15' as CalendarDay);
        await directory.reveal(known.id, 'idNumber');
      }
      expect([await count('overview'), await count('form', formId), await count('id-number')]).toEqual([1, 1, 1]);
      const rows = await parts();
      expect(rows.every(({ userName, institutionName }) => userName !== '' && institutionName !== '')).toBe(true);
      expect(rows.map(({ at }) => at)).toEqual(
        rows
          .map(({ at }) => at)
          .sort()
          .reverse(),
      );
      const [one, all] = [await directory.viewsOf(known.id, { offset: 1, limit: 1 }), rows.length];
      expect([one.rows, one.total]).toEqual([[rows[1]], all]);
      await expect(directory.viewsOf('nobody', { offset: 0, limit: 1 })).rejects.toMatchObject({ kind: 'fault' });
    });

    it('rejects with a fault for somebody who is not there', async () => {
      const { directory } = await create();
      await expect(directory.overview('nobody')).rejects.toMatchObject({ kind: 'fault' });
    });
  });
}
