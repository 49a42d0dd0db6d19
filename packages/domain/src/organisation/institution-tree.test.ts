import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Institution, InstitutionLevel } from './institution.ts';
import {
  buildInstitutionTree,
  cascaderOptions,
  codesOf,
  isWithin,
  outermostCodes,
  withDescendants,
} from './institution-tree.ts';

const make = (
  code: string,
  name: string,
  level: InstitutionLevel,
  parentCode?: string,
  offersChildren = level < 5,
): Institution => ({
  code,
  name,
  level,
  offersChildren,
  ...(parentCode === undefined ? {} : { parentCode }),
});
const county = make('320999', '县卫健局', 3);
const east = make('320999101', '东镇卫生院', 4, '320999');
const west = make('320999102', '西镇卫生院', 4, '320999', false);
const clinic = make('320999101101', '一村卫生室', 5, '320999101');
const other = make('320999102101', '二村卫生室', 5, '320999102');
const all = [clinic, west, other, county, east];

describe('institution tree', () => {
  it('reads comma-separated codes', () => {
    expect(codesOf(' 320999101, 320999102，,')).toEqual(['320999101', '320999102']);
    expect(isWithin('320999102101', '320999101,320999102')).toBe(true);
    expect(isWithin('320999103101', '320999101,320999102')).toBe(false);
    expect(isWithin('320999', '320999101')).toBe(false);
    expect([isWithin('320999', ''), isWithin('', '320999')]).toEqual([false, false]);
    expect(outermostCodes('320999101101,320999101,320999102,320999101')).toEqual(['320999101', '320999102']);
  });
  it('finds an institution with its descendants', () => {
    expect(withDescendants(all, '320999101').map((one) => one.code)).toEqual(['320999101', '320999101101']);
  });
  it('builds from the own institution down and offers only what may be offered', () => {
    expect(cascaderOptions(buildInstitutionTree(all))).toEqual([
      {
        label: '县卫健局',
        value: '320999',
        children: [
          { label: '东镇卫生院', value: '320999101', children: [{ label: '一村卫生室', value: '320999101101' }] },
          { label: '西镇卫生院', value: '320999102' },
        ],
      },
    ]);
    expect(buildInstitutionTree([east, clinic, other]).map((root) => root.institution.code)).toEqual([
      '320999101',
      '320999102101',
    ]);
  });
  it('refuses codes that contradict the tree', () => {
    expect(() => buildInstitutionTree([county, county])).toThrow('320999');
    expect(() => buildInstitutionTree([make('999', 'x', 4, '320999')])).toThrow('999');
    expect(() => buildInstitutionTree([make('999', 'x', 4, '999')])).toThrow('999');
  });
  it('a scope holds exactly what its outermost codes hold', () => {
    const code = fc.constantFrom(...all.map((one) => one.code), '320998', '32099910');
    fc.assert(
      fc.property(code, fc.array(code, { maxLength: 5 }), (one, scope) => {
        expect(isWithin(one, outermostCodes(scope.join(',')).join(','))).toBe(isWithin(one, scope.join(',')));
      }),
    );
  });
});
