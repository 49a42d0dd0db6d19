import { expect, type Page } from '@playwright/test';
import { placeOf } from './keyboard-lane.ts';

/** How a practised hand fills a form: what last time's sheet and the normal findings give, and what was found out today. */
export type QuickVisit = {
  /** Pressed before anything else, e.g. to fill the normal findings of all sections. */
  readonly first?: readonly string[];
  /** Pressed once on the way, in the first field of a section. */
  readonly onArrival?: Readonly<Record<string, readonly string[]>>;
  /** Measured or asked today: typed whatever stands there. A digit each for choices. */
  readonly today: Readonly<Record<string, string>>;
  /** Typed where nothing stands after the keys above. */
  readonly ifEmpty?: Readonly<Record<string, string>>;
  /** What the form answers by itself once a field is filled: the hand sees it before it goes on. */
  readonly proposed?: Readonly<Record<string, readonly string[]>>;
};

/** Fills what the visit says, from where the cursor stands, by the shortest way the form offers. */
export async function fillQuickly(
  page: Page,
  { first = [], onArrival = {}, today, ifEmpty = {}, proposed = {} }: QuickVisit,
): Promise<void> {
  const done = new Set<string>();
  const arrived = new Set<string>();
  for (const keys of first) await press(page, keys);
  for (let turn = 0; turn < 400; turn += 1) {
    const place = await placeOf(page);
    if (!place) throw new Error(`The cursor left the form behind ${[...done].at(-1)}.`);
    for (const keys of arrived.has(place.section) ? [] : (onArrival[place.section] ?? [])) await press(page, keys);
    arrived.add(place.section);
    const open = await openFields(page);
    const wants = (key: string): boolean =>
      !done.has(key) && (key in today || (key in ifEmpty && open.some((field) => field.key === key && field.empty)));
    if (wants(place.field)) {
      done.add(place.field);
      await page.keyboard.type(today[place.field] ?? ifEmpty[place.field] ?? '');
      await answered(page, proposed[place.field] ?? []);
    }
    const now = await openFields(page);
    const here = now.findIndex((field) => field.key === place.field);
    const next = now.slice(here + 1).find((field) => wants(field.key) && !done.has(field.key));
    if (!next && !Object.keys(onArrival).some((section) => !arrived.has(section))) return;
    await press(page, next && (next.section === place.section || now[here + 1] === next) ? 'Enter' : 'Alt+ArrowDown');
  }
  throw new Error('The form has no end.');
}

type OpenField = { readonly key: string; readonly section: string; readonly empty: boolean };

/** The form fills these in by itself in the pause after a key. */
async function answered(page: Page, keys: readonly string[]): Promise<void> {
  const empty = async (): Promise<readonly string[]> =>
    (await openFields(page)).filter((field) => field.empty && keys.includes(field.key)).map((field) => field.key);
  if (keys.length > 0) await expect.poll(empty, { message: 'the form proposes what follows' }).toEqual([]);
}

/** A key goes down, and the form has drawn what it makes of it. */
async function press(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** The fields in sight in the order of the form, and which of them are empty. */
const openFields = (page: Page): Promise<readonly OpenField[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-field]')]
      .filter((field) =>
        [...field.querySelectorAll<HTMLElement>('[data-stop]')].some((stop) => stop.offsetParent !== null),
      )
      .map((field) => {
        const boxes = [...field.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')];
        return {
          key: field.dataset['field'] ?? '',
          section: field.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? '',
          empty:
            boxes.length > 0
              ? !boxes.some((box) => box.checked)
              : (field.querySelector<HTMLInputElement>('input, textarea, select')?.value ?? '') === '',
        };
      }),
  );
