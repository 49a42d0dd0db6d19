import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where somebody was on a page. */
type Place = { top: number; element?: WeakRef<Element>; selector?: string | undefined };

/** Milliseconds a page has to grow to where one was. Whoever acts before is not pulled away. */
const PATIENCE = 6_000;
/** Milliseconds after that in which a form that opens may still want the cursor elsewhere. */
const SETTLING = 500;
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * A new page starts at its top and takes the focus unless it has already put it somewhere. One that was open before comes back to
 * where it was scrolled and to the field one was in, as soon as it has grown that far.
 */
export function usePlace(main: RefObject<HTMLElement | null>, path: string): void {
  const places = useRef(new Map<string, Place>());
  // Before the browser tells that the page left behind has shrunk: that is no place somebody went to.
  useLayoutEffect(() => {
    const page = main.current;
    if (!page) return;
    const before = places.current.get(path);
    const place: Place = { top: 0, ...before };
    places.current.set(path, place);
    page.scrollTo({ top: place.top });
    if (!page.contains(document.activeElement) || !isShown(document.activeElement)) page.focus({ preventScroll: true });
    const remember = followPlace(page, place);
    const leave = before ? comeBack(page, { ...before }, remember.start) : remember.start();
    return () => {
      leave?.();
      remember.end();
    };
  }, [main, path]);
}

/** Notes where one is from `start` on. */
function followPlace(page: HTMLElement, place: Place) {
  const scrolled = () => (place.top = page.scrollTop);
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === page) return;
    place.element = new WeakRef(target);
    place.selector = selectorOf(target);
  };
  return {
    start() {
      page.addEventListener('scroll', scrolled, { passive: true });
      page.addEventListener('focusin', focused);
    },
    end() {
      page.removeEventListener('scroll', scrolled);
      page.removeEventListener('focusin', focused);
    },
  };
}

/** Waits until the page holds the place, goes there, and calls `done`; somebody who acts ends it. */
function comeBack(page: HTMLElement, place: Place, done: () => void): () => void {
  let over = false;
  let target: HTMLElement | undefined;
  let timer = setTimeout(() => end(), PATIENCE);
  const end = (): void => {
    if (over) return;
    over = true;
    observer.disconnect();
    clearTimeout(timer);
    page.removeEventListener('focusin', hold);
    for (const act of ACTS) document.removeEventListener(act, end, true);
    done();
  };
  const go = (): void => {
    target?.focus({ preventScroll: true });
    page.scrollTo({ top: place.top });
  };
  const attempt = (): void => {
    if (over || target) return;
    const found = targetOf(page, place);
    const grown = page.scrollHeight - page.clientHeight >= place.top;
    if (!grown || found === null || (place.selector !== undefined && !found)) return;
    if (!found) {
      go();
      return end();
    }
    target = found;
    go();
    clearTimeout(timer);
    timer = setTimeout(end, SETTLING);
  };
  // A form that has just opened puts the cursor into its first empty field.
  const hold = (event: FocusEvent): void => {
    if (target && event.target !== target) go();
  };
  const observer = new MutationObserver(() => requestAnimationFrame(attempt));
  page.addEventListener('focusin', hold);
  for (const act of ACTS) document.addEventListener(act, end, true);
  observer.observe(page, { childList: true, subtree: true });
  attempt();
  return end;
}

const isShown = (element: Element | null): boolean => element instanceof HTMLElement && element.offsetParent !== null;

/**
 * The very element where it is still there, else the same field of a form that was opened anew. Where the rows of a list were worked
 * through from it, the cursor is in another one by now: that row, `null` until it is drawn.
 */
function targetOf(page: HTMLElement, { element, selector }: Place): HTMLElement | null | undefined {
  const same = element?.deref();
  const known = same && isShown(same) ? same : [...page.querySelectorAll(selector ?? '_')].find(isShown);
  const rows = known?.closest('tr[data-row][tabindex="-1"]')?.parentElement;
  return (rows ? rows.querySelector('tr[tabindex="0"]') : known) as HTMLElement | null | undefined;
}

/** How a form's field is found again: by its key, and which of its boxes it was. */
function selectorOf(element: Element): string | undefined {
  const key = element.closest<HTMLElement>('[data-field]')?.dataset['field'];
  if (key === undefined) return element.id === '' ? undefined : `#${CSS.escape(element.id)}`;
  return `[data-field="${CSS.escape(key)}"] ${element.id === '' ? '[data-stop=""]' : `#${CSS.escape(element.id)}`}`;
}
