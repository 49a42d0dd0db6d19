import type { InstitutionDirectory } from '@gongwei/application/organisation';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly directory: InstitutionDirectory;
  /** An institution with others below it, the codes of those, and one with none. */
  readonly parent: string;
  readonly children: readonly string[];
  readonly leaf: string;
};

/** What every `InstitutionDirectory` promises. */
export function institutionDirectoryContract(name: string, create: () => Promise<Subject>): void {
  describe(`institution directory: ${name}`, () => {
    it('gives those directly below, in the order of their codes, each knowing whom it belongs to', async () => {
      const { directory, parent, children } = await create();
      const found = await directory.childrenOf(parent);
      expect(found.map(({ code }) => code)).toEqual([...children].sort((a, b) => (a < b ? -1 : 1)));
      expect(found.every(({ name: called, parentCode }) => called !== '' && parentCode === parent)).toBe(true);
    });

    it('gives none below the lowest', async () => {
      const { directory, leaf } = await create();
      expect(await directory.childrenOf(leaf)).toEqual([]);
    });
  });
}
