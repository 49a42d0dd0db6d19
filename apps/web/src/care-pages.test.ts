import { formIndex } from '@gongwei/domain/catalogue';
import { childCheckUpStages } from '@gongwei/domain/maternal-child';
import { addressesOf } from '@gongwei/ui/maternal-child';
import { describe, expect, it } from 'vitest';
import { CARE_PAGES } from './care-pages.data.ts';
import { FORM_ROUTES } from './form-routes.data.ts';
import { UNBUILT_PAGES } from './unbuilt-pages.data.ts';

const addresses = CARE_PAGES.flatMap(addressesOf);
const sheets = CARE_PAGES.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.sheets));

describe('the pages of mother-and-child care', () => {
  it('have an address each, that nothing else claims', () => {
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(FORM_ROUTES.filter(({ path }) => addresses.includes(path))).toEqual([]);
    expect(UNBUILT_PAGES.filter(([path]) => addresses.includes(path))).toEqual([]);
  });

  it('answer at the addresses of the specification', () => {
    const wanted = [
      '/health/fnbjxx/:id/jbxx/yfjbqk',
      '/health/fnbjxx/:id/cqjc',
      '/health/fnbjxx/:id/chjc/ch42',
      '/health/fnbjxx/:id/jcxt/gwycf',
      '/health/etjbxx/:id',
      '/health/etjbxx/:id/jbtj/month9',
      '/health/etjbxx/:id/qtjc/tljc',
      '/health/etjbxx/:id/jhmy/jhmydj',
      '/health/manhqjc/:id',
      '/health/manhqjc/:id/womanyxjc',
      '/health/yqjc/:id',
      '/health/yqjc/:id/zftgjc',
    ];
    expect(wanted.filter((path) => !addresses.includes(path))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(60);
  });

  it('hold forms there are, and lead from each sheet of a couple to the other', () => {
    const known = new Set(formIndex.map(({ id }) => id));
    expect(sheets.filter(({ form }) => !known.has(form))).toEqual([]);
    for (const { tabs } of CARE_PAGES) {
      const own = tabs.flatMap((tab) => tab.sheets);
      for (const { address, beside } of own)
        if (beside !== undefined) expect(own.find((sheet) => sheet.address === beside)?.beside).toBe(address);
    }
  });

  it('open every stage of child care at one address', () => {
    const stages = sheets.flatMap((sheet) => sheet.stages ?? []);
    expect(stages).toEqual(['0', ...childCheckUpStages.map(({ code }) => code)]);
  });
});
