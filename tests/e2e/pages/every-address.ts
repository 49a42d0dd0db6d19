import type { Page } from '@playwright/test';
import { SPECIFICATION_ROUTES } from '../../../packages/domain/src/pages/specification-routes.data.ts';
import { go } from '../support/go.ts';
import { someResident, type Office } from '../support/office.ts';
import type { Site } from '../support/site.ts';

/** An address of the specification, and the one it is opened at. `within`: a page of the frame, so that one can go there without loading anew. */
export type Visit = { readonly path: string; readonly at: string; readonly within: boolean };

/** Open tabs slow every page of the bar down; nobody keeps more. */
const MOST_TABS = 25;

/** Every address of the specification with somebody in it whom it is made for. */
export async function everyVisit(office: Office): Promise<readonly Visit[]> {
  const patient = await someResident(office, { condition: 'hypertension', minAge: '65', maxAge: '120' });
  const woman = await someResident(office, { sex: 'female', minAge: '22', maxAge: '40' });
  const man = await someResident(office, { sex: 'male', minAge: '22', maxAge: '40' });
  const child = await someResident(office, { minAge: '0', maxAge: '5' });
  const personOf = (path: string): string => {
    if (/^\/health\/(?:fnbjxx|yqjc)|\/woman/.test(path)) return woman.id;
    if (path.startsWith('/health/manhqjc')) return man.id;
    return (path.startsWith('/health/etjbxx') ? child : patient).id;
  };
  return SPECIFICATION_ROUTES.map(([path]) => {
    const print = path.startsWith('/print/');
    const ofPerson = print || /^\/sjgl\/.*detail/.test(path);
    return {
      path,
      at:
        path.replace(':id', personOf(path)).replace(':routerPath', 'nothing') +
        (ofPerson ? `?resident=${patient.id}` : ''),
      within:
        !print && !/^\/(?:login|lock|403|404|500)?$|^\/myiframe|^\/cust\/jkdn\/:id\/report$|^\/upms\/zhdp$/.test(path),
    };
  });
}

/** Opens each in turn and calls `look` once it stands. */
export async function visitEach(
  page: Page,
  site: Site,
  visits: readonly Visit[],
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  let tabs = MOST_TABS;
  for (const visit of visits) {
    if (!visit.within) await page.goto(site.at(visit.at));
    else {
      if (tabs >= MOST_TABS) await beginAnew(page, site);
      tabs = tabs >= MOST_TABS ? 1 : tabs + 1;
      await go(page, visit.at);
      await until(page, isInFront, visit);
    }
    await until(page, isStill, visit);
    await look(visit);
    if (!visit.within) tabs = MOST_TABS;
  }
}

/** Without the tabs of before. */
async function beginAnew(page: Page, site: Site): Promise<void> {
  await page.goto(site.at('/wel/index'));
  await page.getByRole('button', { name: '标签页操作' }).click();
  const all = page.getByRole('menuitem', { name: '关闭全部' });
  if (await all.isEnabled()) await all.click();
  else await page.keyboard.press('Escape');
}

/** Looks with every frame: an address has stood for a tenth of a second before `expect.poll` asks twice. */
const until = (page: Page, sign: () => boolean, { path }: Visit): Promise<unknown> =>
  page.waitForFunction(sign).catch((error: unknown) => {
    throw new Error(`${path} does not come to stand: ${String(error)}`);
  });

/** Run in the page: the tab in front is that of the address, so the page of before is gone. Home is one page under two addresses. */
const isInFront = (): boolean => {
  const tab = document.querySelector<HTMLAnchorElement>('.gw-tab[aria-current=page] > a');
  const home = /^\/wel(?:\/index)?$/;
  return tab?.pathname === location.pathname || (home.test(tab?.pathname ?? '') && home.test(location.pathname));
};

/** Run in the page: it says something, and nothing in sight is being fetched any more. Kept pages stay behind it as they were. */
export const isStill = (): boolean => {
  const said = document.body.innerText.trim();
  const busy = [...document.querySelectorAll('[aria-busy=true], .gw-shell-busy')].some((one) => one.checkVisibility());
  return said !== '' && !/^正在.*…$/m.test(said) && !busy;
};
