import type { NameDirectory, RegionDirectory } from '@gongwei/application/organisation';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly regions: RegionDirectory;
  readonly names: NameDirectory;
  /** 东村 (`…101001`) of 东镇 (`…101`) of 测试县, the only village there; somebody and some place that have names. */
  readonly county: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly institution: { readonly id: string; readonly name: string };
  readonly resident: { readonly id: string; readonly name: string };
};

/** What every `RegionDirectory` and `NameDirectory` promise. */
export function regionDirectoryContract(name: string, create: () => Promise<Subject>): void {
  describe(`region directory: ${name}`, () => {
    it('leads from the provinces down to the villages', async () => {
      const { regions, county } = await create();
      expect((await regions.childrenOf()).every(({ code }) => code.length === 2)).toBe(true);
      const towns = await regions.childrenOf(county);
      expect(towns[0]).toEqual({ code: `${county}101`, name: '东镇', initials: 'dz', lowest: false });
      expect(await regions.childrenOf(`${county}101`)).toEqual([
        { code: `${county}101001`, name: '东村', initials: 'dc', lowest: true },
      ]);
      expect(await regions.childrenOf(`${county}101001`)).toEqual([]);
    });

    it.each(['东村', 'dc'])('finds a village by %s', async (text) => {
      const { regions, county } = await create();
      const [first] = await regions.search(text, county);
      expect(first).toEqual({
        code: `${county}101001`,
        name: '东村',
        initials: 'dc',
        lowest: true,
        words: '测试县东镇东村',
      });
    });

    it('finds nothing by what nobody is called', async () => {
      expect(await (await create()).regions.search('没有这个地方')).toEqual([]);
    });
  });

  describe(`name directory: ${name}`, () => {
    it('gives the words of codes and leaves out what it does not know', async () => {
      const { names, county, user, institution, resident } = await create();
      expect(
        await names.namesOf({
          regions: [`${county}101`, '000000'],
          users: [user.id, 'x'],
          institutions: [institution.id],
          residents: [resident.id],
        }),
      ).toEqual({
        [`${county}101`]: '测试县东镇',
        [user.id]: user.name,
        [institution.id]: institution.name,
        [resident.id]: resident.name,
      });
      expect(await names.namesOf({})).toEqual({});
    });
  });
}
