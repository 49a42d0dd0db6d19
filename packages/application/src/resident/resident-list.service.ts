import type { Page, ResidentQuery, ResidentRow } from '@gongwei/domain/resident';
import type { Fault } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';

export type ResidentListState = {
  readonly query: ResidentQuery;
  readonly page: Page<ResidentRow> | undefined;
  readonly loading: boolean;
  readonly fault?: Fault;
};

/** `undefined` or an empty text takes a filter away. */
export type ResidentQueryChange = { readonly [Key in keyof ResidentQuery]?: ResidentQuery[Key] | undefined };

/** The resident list: one query at a time, the newest wins; the last good page stays visible while loading. */
export interface ResidentListService {
  readonly state$: Behavior<ResidentListState>;
  /** Changes part of the query; anything but the page goes back to the first page. Waits 250 ms for more typing in `text`. */
  ask(change: ResidentQueryChange): void;
  reload(): void;
  dispose(): void;
}
export const ResidentListService = token<ResidentListService>('ResidentListService');
