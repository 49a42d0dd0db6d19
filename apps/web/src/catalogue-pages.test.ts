import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { isOfResident } from '@gongwei/domain/forms';
import { childCheckUpStages } from '@gongwei/domain/maternal-child';
import { CARE_PAGES, PAGES, registerFormPath, registerOn, wholePages } from '@gongwei/domain/pages';
import { registerOf } from '@gongwei/domain/register';
import type { PageHandle } from '@gongwei/ui/shell';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.tsx';

const known = new Set(formIndex.map(({ id }) => id));

describe('forms at the addresses of the specification', () => {
  const shown = PAGES.flatMap(({ path, shows }) =>
    typeof shows === 'object' && 'form' in shows ? [{ path, ...shows }] : [],
  );
  it('are there', () => {
    expect(shown.length).toBeGreaterThan(60);
    expect(shown.flatMap(({ form }) => form).filter((form) => !known.has(form))).toEqual([]);
  });
  it('begin at sections the form has', async () => {
    const withSection = shown.filter(({ section }) => section !== undefined);
    const lost = await Promise.all(
      withSection.map(async ({ path, form, section }) => {
        const { definition } = await loadForm(form[0] ?? '');
        return definition.sections.some(({ id, page }) => id === section || page === section) ? [] : [path];
      }),
    );
    expect(withSection.length).toBeGreaterThan(7);
    expect(lost.flat()).toEqual([]);
  });
});

describe('the pages of registers', () => {
  const registers = PAGES.flatMap((page) => {
    const register = registerOn(page);
    return register ? [{ path: page.path, ...register }] : [];
  });
  it('show forms about no resident, one of a kind or in a register', async () => {
    const forms = await Promise.all(
      registers.flatMap(({ register, single }) => register.map(async (id) => ({ single, ...(await loadForm(id)) }))),
    );
    expect(forms.length).toBeGreaterThan(20);
    for (const { definition, single } of forms) {
      expect(isOfResident(definition.subject), definition.id).toBe(false);
      expect([definition.occurs === 'one', registerOf(definition.id) !== undefined], definition.id).toEqual(
        single ? [true, false] : [false, true],
      );
    }
  });
  it('are where their forms say a draft is gone on with', () => {
    for (const form of registers.flatMap(({ register }) => register))
      for (const path of [registerFormPath(form), registerFormPath(form, 'r1')]) {
        const place = wholePages.at(path?.split('?')[0] ?? '');
        expect(place && registerOn(place.page)?.register, path).toContain(form);
      }
  });
});

describe('the pages of mother-and-child care', () => {
  const sheets = CARE_PAGES.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.sheets));
  it('hold forms there are, and lead from each sheet of a couple to the other', () => {
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

describe('the routes', () => {
  const leafAt = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route;

  it('ask for a session everywhere but on pages of visitors', () => {
    for (const { path, permission } of PAGES) {
      const handle = leafAt(path.replaceAll(/:\w+/g, 'some'))?.handle as PageHandle | undefined;
      const forVisitors = typeof permission === 'object' && 'visitors' in permission;
      const leadsHome = path === '/' || path === '/wel';
      expect(handle?.isAuth === false, path).toBe(forVisitors && !leadsHome);
      expect(handle?.isTab === false, path).toBe(forVisitors && !leadsHome);
    }
  });
  it('find code of its own for what is drawn by code, and the catalogue for the rest', () => {
    for (const page of wholePages.pages) {
      const { path, shows, part } = page;
      const own = leafAt(path.replaceAll(/:\w+/g, 'some'))?.path !== '*';
      const drawn =
        part === undefined &&
        (shows === 'screen' || (typeof shows === 'object' && ('desk' in shows || 'print' in shows)));
      expect(own, path).toBe(drawn || path === '/' || path === '/wel');
    }
  });
});
