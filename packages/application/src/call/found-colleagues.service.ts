import type { Presence } from '@gongwei/domain/call';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, of, scan, skip, startWith, switchMap } from 'rxjs';
import { createLoaded, listened, TYPING_PAUSE, type Behavior, type Clock, type LoadState } from '../shared/index.ts';
import { withNews } from './colleague-groups.rules.ts';
import type { CallService } from './call.service.ts';
import type { Colleague, Colleagues } from './colleagues.port.ts';

type News = ReadonlyMap<string, Presence>;
const NO_NEWS: News = new Map();
type Question = { readonly text: string; readonly onlineOnly: boolean };
type Found = LoadState<readonly Colleague[], Question>;

/** Colleagues by name, initials or number, with their presence as it changes. */
interface FoundColleagues {
  readonly state$: Behavior<Found>;
  /** Asks once typing rests. */
  type(text: string): void;
  showOnly(online: boolean): void;
  /** Everybody again, at once. */
  clear(): void;
  reload(): void;
}

/** Finds colleagues for as long as somebody listens to `state$`; their presence follows the desk’s news. */
export function createFoundColleagues(
  directory: Colleagues,
  desk: Pick<CallService, 'presence$' | 'presenceOf'>,
  clock: Clock,
): FoundColleagues {
  const asked = createLoaded<readonly Colleague[], Question>((asker, question) => directory.find(question, asker), {
    text: '',
    onlineOnly: false,
  });
  const found$ = new BehaviorSubject<Found>(asked.state$.value);
  const news$ = asked.state$.pipe(
    map(({ value }) => value),
    distinctUntilChanged(),
    switchMap((value) =>
      value === undefined || value.length === 0
        ? of(NO_NEWS)
        : desk.presenceOf(value.map(({ userId }) => userId)).pipe(
            scan((news: News, { userId, presence }) => new Map([...news, [userId, presence]]), NO_NEWS),
            startWith(NO_NEWS),
          ),
    ),
  );
  const fresh = (found: Found, news: News): Found => {
    const all = found.value && withNews(found.value, news);
    return { ...found, value: found.query.onlineOnly ? all?.filter(({ presence }) => presence !== 'offline') : all };
  };
  // Whoever comes back into calling asks anew: what happened meanwhile was told to nobody.
  const taking$ = desk.presence$.pipe(
    map((presence) => presence === 'in'),
    distinctUntilChanged(),
    skip(1),
  );
  let forget = (): void => {};
  return {
    state$: listened(found$, (scope) => {
      scope.listen(combineLatest([asked.state$, news$]), ([found, news]) => found$.next(fresh(found, news)));
      scope.listen(taking$, asked.reload);
    }),
    type(text) {
      forget();
      const wanted = text.trim();
      forget = clock.after(TYPING_PAUSE, () => {
        const { query } = asked.state$.value;
        if (query.text !== wanted) asked.ask({ ...query, text: wanted });
      });
    },
    showOnly: (onlineOnly) => asked.ask({ ...asked.state$.value.query, onlineOnly }),
    clear() {
      forget();
      asked.ask({ text: '', onlineOnly: false });
    },
    reload: asked.reload,
  };
}
