import type { NewResident, ResidentDirectory } from '@gongwei/application/resident';
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
  });
}
