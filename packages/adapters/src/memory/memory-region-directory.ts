import type { NameDirectory, RegionDirectory } from '@gongwei/application/organisation';
import { regionMatches, regionTrail, formatRegion, type Region } from '@gongwei/domain/organisation';

/** Regions as given, in code order. */
export function createMemoryRegionDirectory(regions: readonly Region[]): RegionDirectory {
  const all = [...regions].sort((a, b) => (a.code < b.code ? -1 : 1));
  return {
    childrenOf: async (code) => all.filter((one) => (regionTrail(one.code).at(-2) ?? '') === (code ?? '')),
    search: async (text) =>
      all
        .filter((one) => regionMatches(one, text))
        .slice(0, 20)
        .map((one) => ({ ...one, words: wordsOf(all, one.code) })),
  };
}

/** Names of the given regions and people. */
export const createMemoryNameDirectory = (
  regions: readonly Region[],
  people: { readonly [id: string]: string },
): NameDirectory => ({
  async namesOf({ regions: codes = [], institutions = [], users = [], residents = [] }) {
    const known = codes.filter((code) => regions.some((one) => one.code === code));
    return Object.fromEntries([
      ...known.map((code) => [code, wordsOf(regions, code)]),
      ...[...institutions, ...users, ...residents].flatMap((id) =>
        people[id] === undefined ? [] : [[id, people[id]]],
      ),
    ]);
  },
});

const wordsOf = (all: readonly Region[], code: string): string =>
  formatRegion(regionTrail(code).flatMap((part) => all.find((one) => one.code === part)?.name ?? []));
