import type { ListQuestion } from '@gongwei/domain/lists';
import { token, type Behavior } from '../shared/index.ts';

/** How many wait at a page. `exact` is false where there are at least as many. */
export type PageCount =
  | { readonly status: 'awaited' }
  | { readonly status: 'here'; readonly found: number; readonly exact: boolean }
  /** What is counted is still being worked out: a number would be too small. */
  | { readonly status: 'making' }
  /** It could not be asked, or may not be: the card stands without a number. */
  | { readonly status: 'none' };

/** The numbers on landing pages and on the first page. */
export interface PageCounts {
  /** The rows of a list, under a view or codes of it; asked when first wanted, and again at the earliest a minute later. */
  of(question: ListQuestion): Behavior<PageCount>;
  /** Asks again for all. */
  reload(): void;
  dispose(): void;
}
export const PageCounts = token<PageCounts>('PageCounts');
