import type { FamilyDirectory } from '@gongwei/application/resident';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly families: FamilyDirectory;
  /** Identifiers of residents in the scope: a woman, a man, a second man, a child that can be the woman's. */
  readonly woman: string;
  readonly man: string;
  readonly other: string;
  readonly child: string;
};

/** What every `FamilyDirectory` promises. */
export function familyDirectoryContract(name: string, create: () => Promise<Subject>): void {
  describe(`family directory: ${name}`, () => {
    it('ties a child to its mother, whose page then lists it, and unties it', async () => {
      const { families, woman, child } = await create();
      const tied = await families.tie(child, 'mother', woman);
      expect(tied.ok && tied.value.mother?.id).toBe(woman);
      expect((await families.familyOf(woman)).children.map(({ id }) => id)).toEqual([child]);
      await families.tie(child, 'mother', undefined);
      expect((await families.familyOf(child)).mother).toBeUndefined();
      expect((await families.familyOf(woman)).children).toEqual([]);
    });

    it('keeps a marriage from both sides, and one at a time', async () => {
      const { families, woman, man, other } = await create();
      await families.tie(woman, 'spouse', man);
      expect((await families.familyOf(man)).spouse?.id).toBe(woman);
      await families.tie(other, 'spouse', woman);
      expect((await families.familyOf(woman)).spouse?.id).toBe(other);
      expect((await families.familyOf(man)).spouse).toBeUndefined();
      await families.tie(woman, 'spouse', undefined);
      expect((await families.familyOf(other)).spouse).toBeUndefined();
    });

    it('refuses what cannot be, in words', async () => {
      const { families, man, other, child } = await create();
      expect(await families.tie(child, 'mother', man)).toEqual({ ok: false, failure: '母亲应为女性' });
      expect(await families.tie(man, 'spouse', other)).toEqual({ ok: false, failure: '夫妻双方性别相同，请核对' });
      expect(await families.tie(man, 'spouse', man)).toEqual({ ok: false, failure: '不能选择本人' });
    });
  });
}
