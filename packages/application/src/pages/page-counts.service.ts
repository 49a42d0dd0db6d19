import type { PageCounter } from '@gongwei/domain/pages';
import { token, type Behavior } from '../shared/index.ts';

/** How many wait at a page. `exact` is false where there are at least as many. */
export type PageCount =
  | { readonly status: 'awaited' }
  | { readonly status: 'here'; readonly found: number; readonly exact: boolean }
  /** It could not be asked, or may not be: the card stands without a number. */
  | { readonly status: 'none' };

/** The numbers on landing pages. */
export interface PageCounts {
  /** The number of a counter; asked when it is first wanted, and again at the earliest a minute later. */
  of(counter: PageCounter): Behavior<PageCount>;
  dispose(): void;
}
export const PageCounts = token<PageCounts>('PageCounts');
