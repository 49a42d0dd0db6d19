import { fromEvent, merge, throttleTime, type Observable } from 'rxjs';

const TOUCHES = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'];
/** Milliseconds: a hand on the mouse moves it a hundred times a second. */
const AT_MOST_EVERY = 500;

/** Whatever somebody does to a page with keys, mouse or fingers, also where the page itself stops the event; at most twice a second. */
export const browserActivity = (page: EventTarget): Observable<unknown> =>
  merge(...TOUCHES.map((kind) => fromEvent(page, kind, { capture: true, passive: true }))).pipe(
    throttleTime(AT_MOST_EVERY, undefined, { leading: true, trailing: true }),
  );
