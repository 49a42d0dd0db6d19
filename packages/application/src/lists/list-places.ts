import type { Institution } from '@gongwei/domain/organisation';
import type { InstitutionDirectory } from '../organisation/institution-directory.port.ts';
import type { NameDirectory } from '../organisation/name-directory.port.ts';
import type { Behavior, Scope } from '../shared/index.ts';

/** What filters name: the institutions below one, and the names of those and of staff that a filter is set to. */
export interface ListPlaces {
  /** Direct children by the code of the institution above them, as far as they were asked for. */
  readonly below$: Behavior<{ readonly [code: string]: readonly Institution[] }>;
  readonly names$: Behavior<{ readonly [id: string]: string }>;
  askBelow(code: string): void;
  askNames(of: 'institutions' | 'users', ids: readonly string[]): void;
}

/** Rows of one that was given up are still found by it. */
const saidToBeClosed = (one: Institution): Institution =>
  one.disabled ? { ...one, name: `${one.name}（已停用）` } : one;

/** Asks for each once. Without an answer a list works all the same; the next wish asks again. */
export function createListPlaces(
  directory: InstitutionDirectory,
  names: NameDirectory,
  scope: Scope,
): ListPlaces & { forget(): void } {
  const below$ = scope.behavior<{ readonly [code: string]: readonly Institution[] }>({});
  const names$ = scope.behavior<{ readonly [id: string]: string }>({});
  const asked = new Set<string>();
  const once = <Value>(key: string, ask: () => Promise<Value>, answered: (value: Value) => void): void => {
    if (asked.has(key)) return;
    asked.add(key);
    ask().then(
      (value) => asked.has(key) && answered(value),
      () => asked.delete(key),
    );
  };
  return {
    below$,
    names$,
    askBelow: (code) =>
      once(
        `below ${code}`,
        async () => (await directory.childrenOf(code)).map(saidToBeClosed),
        (children) => {
          below$.next({ ...below$.value, [code]: children });
          names$.next({ ...names$.value, ...Object.fromEntries(children.map((one) => [one.code, one.name])) });
        },
      ),
    askNames: (of, ids) => {
      const unknown = ids.filter((id) => !id.startsWith('@') && !Object.hasOwn(names$.value, id));
      if (unknown.length === 0) return;
      once(
        unknown.join(),
        () => names.namesOf({ [of]: unknown }),
        (found) => names$.next({ ...names$.value, ...found }),
      );
    },
    /** Another institution has others below it. */
    forget() {
      asked.clear();
      below$.next({});
    },
  };
}
