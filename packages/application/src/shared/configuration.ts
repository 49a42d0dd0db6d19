import { BehaviorSubject, type Observable } from 'rxjs';
import { token } from './token.ts';

/** Values of 全局配置 that are in force for the institution one works in, by key. What nobody has set is absent. */
export type ConfiguredValues = { readonly [key: string]: number | string };

/** Read at the moment a value is needed, so that a change needs no new log-in. */
export interface Configuration {
  /** `usual` where nothing is set. In the unit of the key. */
  number(key: string, usual: number): number;
  text(key: string): string | undefined;
  readonly changed$: Observable<unknown>;
  take(values: ConfiguredValues): void;
}
export const Configuration = token<Configuration>('Configuration');

/** A configuration of which nothing is set yet; `take` gives it the values of the institution. */
export function createConfiguration(): Configuration {
  const values$ = new BehaviorSubject<ConfiguredValues>({});
  return {
    number(key, usual) {
      const value = values$.value[key];
      return typeof value === 'number' ? value : usual;
    },
    text(key) {
      const value = values$.value[key];
      return typeof value === 'string' ? value : undefined;
    },
    changed$: values$,
    take: (values) => values$.next(values),
  };
}
