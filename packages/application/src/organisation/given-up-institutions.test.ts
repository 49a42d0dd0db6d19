import type { Institution } from '@gongwei/domain/organisation';
import { describe, expect, it, vi } from 'vitest';
import { createListPlaces } from '../lists/list-places.ts';
import { createScope } from '../shared/index.ts';
import { createInstitutionTree } from './institution-tree.service.ts';
import { createInstitutionsBelow } from './institutions-below.service.ts';

const TOWN: Institution = { code: '320999101', name: '城关镇卫生院', level: 4, offersChildren: true };
const OPEN: Institution = {
  ...{ code: '320999101001', name: '城东村卫生室', level: 5, offersChildren: false },
  parentCode: TOWN.code,
};
const CLOSED: Institution = { ...OPEN, code: '320999101002', name: '城西村卫生室', disabled: true };
const directory = { childrenOf: async () => [OPEN, CLOSED] };

describe('an institution that was given up', () => {
  it('is not among those that something new is put into', async () => {
    const below = createInstitutionsBelow(directory, TOWN.code);
    const seen: unknown[] = [];
    const listening = below.state$.subscribe(({ value }) => seen.push(value));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([OPEN]));
    listening.unsubscribe();
  });

  it('is not among those one works for', async () => {
    const tree = createInstitutionTree(directory, [TOWN]);
    await tree.toggle(TOWN, true);
    expect(tree.state$.value.rows.map(({ institution }) => institution.name)).toEqual([TOWN.name, OPEN.name]);
  });

  it('is found by filters, which say so: its records stay', async () => {
    const scope = createScope();
    const places = createListPlaces(directory, { namesOf: async () => ({}) }, scope);
    places.askBelow(TOWN.code);
    await vi.waitFor(() => expect(places.below$.value[TOWN.code]).toHaveLength(2));
    expect(places.below$.value[TOWN.code]?.map(({ name }) => name)).toEqual([OPEN.name, '城西村卫生室（已停用）']);
    scope.end();
  });
});
