import type { Institution } from '@gongwei/domain/organisation';
import { expect, it } from 'vitest';
import { createTimers, settled } from '../shared/timers.fixture.ts';
import type { InstitutionDirectory } from './institution-directory.port.ts';
import { createInstitutionTree } from './institution-tree.service.ts';
import type { RegionDirectory } from './region-directory.port.ts';
import { createRegionChoice } from './region-list.service.ts';

const institution = (code: string, level: Institution['level']): Institution =>
  ({ code, name: code, level, offersChildren: level < 5 }) as Institution;

it('asks for a branch of institutions once, when it is opened, and lets go of one that does not come', async () => {
  const asked: string[] = [];
  const directory: Pick<InstitutionDirectory, 'childrenOf'> = {
    childrenOf: (code) => {
      asked.push(code);
      return asked.length === 1 ? Promise.reject(new Error('no line')) : Promise.resolve([institution('village', 5)]);
    },
  };
  const county = institution('county', 3);
  const tree = createInstitutionTree(directory as InstitutionDirectory, [county]);
  await expect(tree.toggle(county, true)).rejects.toThrow('no line');
  expect(tree.state$.value.loading.size).toBe(0);
  await tree.toggle(county, true);
  await tree.toggle(county, false);
  expect(tree.state$.value.rows.map(({ institution: { code } }) => code)).toEqual(['county']);
  await tree.toggle(county, true);
  expect(tree.state$.value.rows.map(({ institution: { code } }) => code)).toEqual(['county', 'village']);
  expect(asked).toEqual(['county', 'county']);
});

it('shows regions by level or by what is typed once typing rests, and forgets them when nobody looks', async () => {
  const { clock, fire } = createTimers();
  const sought: string[] = [];
  const row = (code: string) => ({ code, name: code, initials: '', lowest: false });
  const directory = {
    childrenOf: (code: string) => Promise.resolve(code === '11' ? [row('1101'), row('1102')] : [row('11')]),
    search: (text: string) => {
      sought.push(text);
      return Promise.resolve([{ ...row('1102'), words: '市 区' }]);
    },
  };
  const choice = createRegionChoice(directory as unknown as RegionDirectory, clock, '1101');
  const reader = choice.state$.subscribe();
  choice.level('11', '1102');
  expect(choice.state$.value.open?.list).toBeUndefined();
  await settled();
  expect(choice.state$.value.open).toMatchObject({ active: 1, list: { by: 'level', below: '11', words: '11' } });
  choice.move('first');
  expect(choice.state$.value.open?.active).toBe(0);
  choice.search('q');
  choice.search('qu ');
  fire();
  await settled();
  expect([sought, choice.state$.value.open?.list?.by]).toEqual([['qu'], 'search']);
  reader.unsubscribe();
  expect(choice.state$.value.open).toBeUndefined();
});
