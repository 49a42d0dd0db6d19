/** The form that came with the page, as long as it stands. */
const early = (): HTMLElement | null => document.getElementById('early-log-in');

/** Something was typed into it, so that somebody is about to log in. */
export const isTypedEarly = (): boolean =>
  [...(early()?.querySelectorAll<HTMLInputElement>('.gw-input') ?? [])].some(({ value }) => value !== '');

/** The program shows something else: the form that came with the page goes. */
export const dropEarlyLogIn = (): void => early()?.remove();

/**
 * Puts what was typed into the form that came with the page into that of the program below `root`, with the caret where it was, presses
 * what was pressed, and removes the first. Whoever is composing a character ends it first. To be called when the second one stands.
 */
export function takeOverEarlyLogIn(root: ParentNode): () => void {
  const page = early();
  if (!page) return () => undefined;
  const press = (button: number | undefined): void => {
    if (button !== undefined) root.querySelectorAll('button')[button]?.click();
  };
  const hand = (): void => {
    const caret = caretIn(page);
    for (const from of page.querySelectorAll('input')) copy(from, root);
    const pressed = pressedIn(page);
    const capsLock = page.querySelector('.gw-login-caps')?.textContent;
    page.remove();
    if (caret) putCaret(caret, root);
    if (capsLock) tellCapsLock(root);
    // What was typed has reached the program's form by then.
    queueMicrotask(() => press(pressed));
  };
  return whenComposed(page, hand);
}

/** Now, or when the character that is being composed stands. Returns what gives the waiting up. */
function whenComposed(page: HTMLElement, hand: () => void): () => void {
  const given = new AbortController();
  const { signal } = given;
  if ('composing' in page.dataset) page.addEventListener('compositionend', hand, { once: true, signal });
  // React draws nothing in answer to events while it runs effects.
  else queueMicrotask(() => !signal.aborted && hand());
  return () => given.abort();
}

/** As if it had been typed: React listens to the event, not to the property. */
function copy(from: HTMLInputElement, root: ParentNode): void {
  const to = root.querySelector<HTMLInputElement>(
    from.type === 'checkbox' ? '[type=checkbox]' : `[name="${from.name}"]`,
  );
  if (!to) return;
  if (from.type === 'checkbox') {
    if (to.checked !== from.checked) to.click();
    return;
  }
  if (to.value === from.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

type Caret = { readonly name: string; readonly start: number | null; readonly end: number | null };

function caretIn(page: HTMLElement): Caret | undefined {
  const at = document.activeElement;
  if (!(at instanceof HTMLInputElement) || !page.contains(at) || at.type === 'checkbox') return undefined;
  return { name: at.name, start: at.selectionStart, end: at.selectionEnd };
}

function putCaret({ name, start, end }: Caret, root: ParentNode): void {
  const to = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  to?.focus();
  to?.setSelectionRange(start, end);
}

/** The program's form says it from its first moment, as if a key had just been let go in it. */
const tellCapsLock = (root: ParentNode): unknown =>
  root
    .querySelector('[name=password]')
    ?.dispatchEvent(new KeyboardEvent('keyup', { modifierCapsLock: true, bubbles: true }));

function pressedIn(page: HTMLElement): number | undefined {
  const at = [...page.querySelectorAll('button')].findIndex((button) => button.hasAttribute('aria-busy'));
  return at < 0 ? undefined : at;
}
