import type { Family, FamilyMember } from '../resident/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { describe, expect, it } from 'vitest';
import type { CarePage } from './care-page.ts';
import { addressesOf, carePath, holderOf, placeAt, sheetAt } from './care-place.rules.ts';

const page: CarePage = {
  kind: 'woman',
  base: '/health/x/:id',
  title: '保健',
  tabs: [
    {
      title: '一',
      address: 'a',
      sheets: [
        { address: 'a/1', title: '一一', form: 'f1' },
        { address: 'a/2', title: '一二', form: 'f2' },
      ],
    },
    { title: '二', sheets: [{ address: 'b', title: '二一', form: 'f3' }] },
  ],
};

it.each([
  ['', 'f1'],
  ['a', 'f1'],
  ['a/2', 'f2'],
  ['b', 'f3'],
  ['a/3', undefined],
  ['c', undefined],
])('at %j stands %s', (address, form) => {
  expect(placeAt(page, address)?.sheet.form).toBe(form);
});

it('finds a sheet by the address beside another', () => {
  expect([sheetAt(page, 'a/2')?.form, sheetAt(page, 'a'), sheetAt(page, undefined)]).toEqual([
    'f2',
    undefined,
    undefined,
  ]);
});

it('finds the way back from every address', () => {
  expect(addressesOf(page)).toEqual([
    '/health/x/:id',
    '/health/x/:id/a',
    '/health/x/:id/a/1',
    '/health/x/:id/a/2',
    '/health/x/:id/b',
  ]);
  expect([carePath(page, '7'), carePath(page, '7', 'a/2')]).toEqual(['/health/x/7', '/health/x/7/a/2']);
});

const member = (id: string): FamilyMember => ({
  id,
  name: id,
  sex: 'male',
  birthDate: '2026-01-01' as CalendarDay,
  archiveNumber: '',
  idNumber: '',
  villageName: '',
});
const nobody: Family = { children: [] };
const family: Family = { spouse: member('husband'), children: [member('elder'), member('younger')] };
const woman = { id: 'woman', sex: 'female' } as const;

describe('the file a sheet is kept in', () => {
  const man = { id: 'man', sex: 'male' } as const;
  const wifeOf: Family = { spouse: member('wife'), children: [] };
  it.each([
    [undefined, { id: 'man' }],
    ['own', { id: 'man' }],
    ['husband', { id: 'man' }],
    ['wife', { id: 'wife' }],
  ] as const)('of a man: %s', (holder, expected) => {
    expect(holderOf(holder, man, wifeOf, undefined)).toEqual(expected);
  });
  it('is a woman’s own where it says so', () => {
    expect(holderOf('own', woman, family, undefined)).toEqual({ id: 'woman' });
  });
  it.each([
    [undefined, family, undefined, { id: 'woman' }],
    ['wife', nobody, undefined, { id: 'woman' }],
    ['husband', family, undefined, { id: 'husband' }],
    ['husband', nobody, undefined, { missing: 'spouse' }],
    ['husband', nobody, 'woman', { id: 'woman' }],
    ['child', family, undefined, { id: 'younger' }],
    ['child', family, 'elder', { id: 'elder' }],
    ['child', { children: [member('only')] }, undefined, { id: 'only' }],
    ['child', nobody, undefined, { missing: 'child' }],
    ['child', nobody, 'woman', { id: 'woman' }],
    ['newborn', nobody, undefined, { id: 'woman', before: 'child' }],
    ['newborn', family, undefined, { id: 'younger' }],
    ['newborn', family, 'elder', { id: 'elder' }],
    ['newborn', family, 'woman', { id: 'woman' }],
  ] as const)('%s', (holder, known, chosen, expected) => {
    expect(holderOf(holder, woman, known, chosen)).toEqual(expected);
  });
});
