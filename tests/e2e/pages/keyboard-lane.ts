import { expect, type Page } from '@playwright/test';

/** What is typed into a field: text, codes of a choice, or the rows of a table with a text for each cell. */
export type Answer = string | readonly string[] | readonly (readonly string[])[];
export type Answers = Readonly<Record<string, Answer>>;

type Place = {
  readonly field: string;
  readonly kind: string;
  readonly section: string;
  /** The text, or the codes that are chosen, joined by commas. */
  readonly value: string;
  readonly codes: readonly string[];
  readonly row?: number;
  readonly column?: number;
};

/** Where the cursor stands, asked of the page; nothing is clicked. */
export const placeOf = (page: Page): Promise<Place | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const field = element?.closest<HTMLElement>('[data-field]');
    if (!element || !field) return undefined;
    const boxes = [...field.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')];
    const cell = element as HTMLInputElement;
    // A stored number is a button with its mask until somebody opens it.
    const text = element instanceof HTMLButtonElement ? element.textContent : cell.value;
    const line = cell.dataset['row'];
    return {
      field: field.dataset['field'] ?? '',
      kind: field.dataset['kind'] ?? '',
      section: field.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? '',
      value:
        boxes.length > 0
          ? boxes
              .filter((box) => box.checked)
              .map((box) => box.value)
              .join(',')
          : (text ?? ''),
      codes: boxes.map((box) => box.value),
      ...(line === undefined
        ? {}
        : {
            row: Number(line),
            column: [...(cell.closest('tr')?.querySelectorAll('[data-stop]') ?? [])].indexOf(cell),
          }),
    };
  });

/** Counts everything a mouse, pen or finger would do in the page from now on. */
export async function watchPointer(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { pointerEvents: number };
    counted.pointerEvents = 0;
    for (const kind of [
      'pointerdown',
      'pointermove',
      'mousedown',
      'mousemove',
      'wheel',
      'touchstart',
      'dblclick',
      'contextmenu',
    ])
      window.addEventListener(
        kind,
        () => {
          counted.pointerEvents += 1;
        },
        { capture: true, passive: true },
      );
    // The keyboard clicks, too, but without a count.
    window.addEventListener(
      'click',
      (event) => {
        if (event.detail > 0) counted.pointerEvents += 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { pointerEvents: number }).pointerEvents);
}

export type Walk = {
  /** Sections whose empty fields are filled by Alt+N on arrival. */
  readonly normalSections?: readonly string[];
  /** Called after each field, e.g. to see what appears while typing. */
  readonly after?: Readonly<Record<string, () => Promise<void>>>;
  /** Fields that are left empty on purpose. */
  readonly skip?: readonly string[];
  /** Fields that the form answers itself: the walk waits until it has. */
  readonly proposed?: readonly string[];
};

/**
 * Goes through the form by Enter from where the cursor stands to its end and answers each stop. What is neither answered
 * nor filled already gets its first option; a box for words or numbers without an answer fails the test. Gives the fields in order.
 */
export async function walkTheLane(
  page: Page,
  answers: Answers,
  { normalSections = [], after = {}, skip = [], proposed = [] }: Walk = {},
): Promise<readonly string[]> {
  const seen = new Set<string>();
  const filled = new Set<string>();
  let before = '';
  for (let stops = 0; stops < 600; stops += 1) {
    const place = await placeOf(page);
    if (!place) throw new Error(`The cursor left the form behind ${[...seen].at(-1)}.`);
    const here = `${place.field} ${place.row ?? ''} ${place.column ?? ''}`;
    if (here === before) return [...seen];
    if (normalSections.includes(place.section) && !filled.has(place.section)) {
      filled.add(place.section);
      await page.keyboard.press('Alt+n');
      await expect(page.getByText(/已填入 \d+ 项正常值/).last()).toBeVisible();
      continue;
    }
    if (proposed.includes(place.field))
      await expect
        .poll(async () => (await placeOf(page))?.value, { message: `${place.field} is proposed` })
        .not.toBe('');
    else if (!skip.includes(place.field)) await answerHere(page, place, answers[place.field]);
    seen.add(place.field);
    await page.keyboard.press('Enter');
    const still = await placeOf(page);
    // A value to check holds Enter once.
    if (still && `${still.field} ${still.row ?? ''} ${still.column ?? ''}` === here) await page.keyboard.press('Enter');
    before = here;
    await after[place.field]?.();
  }
  throw new Error('The lane has no end.');
}

async function answerHere(page: Page, place: Place, answer: Answer | undefined): Promise<void> {
  if (place.kind === 'signature') return;
  if (place.row !== undefined) return answerCell(page, place, answer as readonly (readonly string[])[] | undefined);
  if (place.codes.length > 0) return answerChoice(page, place, answer as string | readonly string[] | undefined);
  if (answer === undefined && place.value !== '') return;
  if (typeof answer !== 'string') throw new Error(`${place.field} (${place.kind}) needs an answer.`);
  await page.keyboard.type(answer);
}

async function answerChoice(page: Page, place: Place, answer: string | readonly string[] | undefined): Promise<void> {
  const chosen = place.value === '' ? [] : place.value.split(',');
  if (answer === undefined && chosen.length > 0) return;
  const wanted = answer === undefined ? [place.codes.includes('1') ? '1' : (place.codes[0] ?? '')] : [answer].flat();
  // A digit picks, and picked once more takes away.
  const toPress = [
    ...chosen.filter((code) => !wanted.includes(code) && place.kind === 'multi'),
    ...wanted.filter((code) => !chosen.includes(code)),
  ];
  for (const code of toPress) await page.keyboard.type(code);
}

async function answerCell(page: Page, place: Place, rows: readonly (readonly string[])[] | undefined): Promise<void> {
  const text = rows?.[place.row ?? 0]?.[place.column ?? 0];
  if (text) await page.keyboard.type(text);
}
