import type { NewResident, ResidentDirectory } from '@gongwei/application/resident';
import { calendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly directory: ResidentDirectory;
  /** Somebody acceptable whom nobody entered yet; another one at each call. */
  readonly newcomer: () => NewResident;
};

/** What every `ResidentDirectory` promises about opening a file. */
export function residentCreationContract(name: string, create: () => Promise<Subject>): void {
  const wrongDigit = (idNumber: string): string => idNumber.slice(0, 17) + (idNumber.endsWith('1') ? '2' : '1');

  describe(`opening a file: ${name}`, () => {
    it('gives a number, and the resident is found by name, with sex and birthday from the identity number', async () => {
      const { directory, newcomer } = await create();
      const wanted = newcomer();
      const created = await directory.create(wanted);
      if (!created.ok) throw new Error(JSON.stringify(created.failure));
      expect(created.value.archiveNumber).toMatch(/^\d{17}$/);
      expect(created.value.warnings).toEqual([]);
      const { resident } = await directory.overview(created.value.id);
      expect(resident).toMatchObject({ name: wanted.name, archiveNumber: created.value.archiveNumber, status: '1' });
      expect(resident.birthDate?.replaceAll('-', '')).toBe(wanted.idNumber.slice(6, 14));
      expect(resident.sex).toBe(Number(wanted.idNumber[16]) % 2 === 1 ? 'male' : 'female');
      expect(await directory.reveal(created.value.id, 'idNumber')).toBe(wanted.idNumber);
      const found = await directory.find({ text: wanted.name, offset: 0, limit: 50 });
      expect(found.rows.map(({ id }) => id)).toContain(created.value.id);
    });

    it('refuses a wrong check digit and says at which field', async () => {
      const { directory, newcomer } = await create();
      const wanted = newcomer();
      const before = (await directory.find({ offset: 0, limit: 1 })).total;
      const refused = await directory.create({ ...wanted, idNumber: wrongDigit(wanted.idNumber) });
      expect(!refused.ok && refused.failure.fields.map(({ field }) => field)).toEqual(['idNumber']);
      expect(!refused.ok && refused.failure.existingId).toBeUndefined();
      expect((await directory.find({ offset: 0, limit: 1 })).total).toBe(before);
    });

    it('opens one file for a person, and says which one it is when asked again', async () => {
      const { directory, newcomer } = await create();
      const wanted = newcomer();
      const first = await directory.create(wanted);
      const second = await directory.create({ ...wanted, name: `${wanted.name}二` });
      expect(second.ok).toBe(false);
      expect(!second.ok && second.failure.existingId).toBe(first.ok ? first.value.id : 'nobody');
      expect(!second.ok && second.failure.fields.map(({ field }) => field)).toEqual(['idNumber']);
    });

    it('takes somebody without a number, asks about a file alike, and gives the number later', async () => {
      const { directory, newcomer } = await create();
      const { idNumber, ...wanted } = newcomer();
      const day = (year: number): CalendarDay =>
        calendarDay(year, Number(idNumber.slice(10, 12)), Number(idNumber.slice(12, 14)));
      const born = day(Number(idNumber.slice(6, 10)));
      const sex = Number(idNumber[16]) % 2 === 1 ? 'male' : 'female';
      const typed = { ...wanted, idNumber: '', noNumber: '2' as const, sex, birthDate: born } as const;
      const first = await directory.create(typed);
      if (!first.ok) throw new Error(JSON.stringify(first.failure));
      const { resident } = await directory.overview(first.value.id);
      expect(resident).toMatchObject({ idNumber: '', noNumber: '2', sex, birthDate: born });
      const again = await directory.create(typed);
      expect(again).toMatchObject({ ok: false, failure: { existingId: first.value.id, fields: [] } });
      const question = again.ok ? '' : (again.failure.question ?? '');
      expect(question).toContain(wanted.name);
      // With its number, too: the file without one may be the same person's.
      expect(await directory.create({ ...wanted, idNumber })).toMatchObject({ ok: false, failure: { question } });
      const twin = await directory.create({ ...typed, apart: question });
      expect(twin.ok).toBe(true);

      expect(await directory.giveNumber(first.value.id, wrongDigit(idNumber))).toMatchObject({ ok: false });
      expect(await directory.giveNumber(first.value.id, idNumber)).toEqual({ ok: true, value: true });
      expect(await directory.giveNumber(first.value.id, idNumber)).toEqual({ ok: true, value: true });
      const { resident: known } = await directory.overview(first.value.id);
      expect(known.idNumber.slice(0, 6)).toBe(idNumber.slice(0, 6));
      expect(known.noNumber).toBeUndefined();
      if (twin.ok)
        expect(await directory.giveNumber(twin.value.id, idNumber)).toMatchObject({
          ok: false,
          failure: { existingId: first.value.id },
        });
    });

    it('asks before a number changes the birth date', async () => {
      const { directory, newcomer } = await create();
      const { idNumber, ...wanted } = newcomer();
      const sex = Number(idNumber[16]) % 2 === 1 ? 'male' : 'female';
      const created = await directory.create({
        ...wanted,
        idNumber: '',
        noNumber: '2',
        sex,
        birthDate: calendarDay(1931, 2, 3),
      });
      if (!created.ok) throw new Error(JSON.stringify(created.failure));
      const asked = await directory.giveNumber(created.value.id, idNumber);
      expect(asked).toMatchObject({ ok: false, failure: { question: true } });
      const question = asked.ok ? '' : asked.failure.message;
      expect(question).toContain('1931-02-03');
      expect(await directory.giveNumber(created.value.id, idNumber, question)).toEqual({ ok: true, value: true });
      const { resident } = await directory.overview(created.value.id);
      expect(resident.birthDate?.replaceAll('-', '')).toBe(idNumber.slice(6, 14));
    });
  });
}
