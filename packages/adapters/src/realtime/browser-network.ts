import { fromEvent, map, merge, type Observable } from 'rxjs';

/** What the browser says of its network as it changes. It may be wrong: a server on the same PC needs no network. */
export const browserNetwork = (page: () => EventTarget): Observable<boolean> =>
  merge(fromEvent(page(), 'online').pipe(map(() => true)), fromEvent(page(), 'offline').pipe(map(() => false)));
