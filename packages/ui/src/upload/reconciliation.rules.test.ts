import { questionAt } from '@gongwei/application/lists';
import { loadList } from '@gongwei/domain/lists';
import { describe, expect, it } from 'vitest';
import { reconciledGroups } from './reconciliation.rules.ts';

const groups = reconciledGroups({ same: 5, different: 1, onlyHere: 2, unsettled: 3, onlyThere: 4 });
const LISTS = { '/uploadManage/uploadList': 'upload-list', '/uploadManage/uploadListed': 'uploaded-list' } as const;

describe('what a comparison with the platform comes to', () => {
  it('is told by kind, each with how many', () => {
    expect(groups.map(({ key, count }) => [key, count])).toEqual([
      ['same', 5],
      ['different', 1],
      ['onlyHere', 2],
      ['unsettled', 3],
      ['onlyThere', 4],
    ]);
  });

  it.each(groups.filter(({ path }) => path !== undefined))(
    '$label leads to a list that has what is to be pressed, narrowed to these records',
    async ({ path = '', advice }) => {
      const [page, query = ''] = path.split('?') as [keyof typeof LISTS, string?];
      const definition = await loadList(LISTS[page]);
      const named = [...advice.matchAll(/“(.+?)”/g)].map(([, label]) => label);
      expect(named.length).toBeGreaterThan(0);
      expect(definition.actions?.map(({ label }) => label)).toEqual(expect.arrayContaining(named));
      expect(Object.keys(questionAt(definition, query).where ?? {})).toEqual([
        query.includes('state') ? 'state' : 'reconcile',
      ]);
    },
  );
});
