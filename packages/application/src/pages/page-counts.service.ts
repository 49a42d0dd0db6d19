import { token, type Behavior } from '../shared/index.ts';

/** How many wait at a page. `exact` is false where there are at least as many. */
export type PageCount =
  | { readonly status: 'awaited' }
  | { readonly status: 'here'; readonly found: number; readonly exact: boolean }
  /** It could not be asked, or may not be: the card stands without a number. */
  | { readonly status: 'none' };

/** What is counted: the rows of a list under a view of it or codes of its filters; with neither, what the list begins with. */
export type Counted = {
  readonly list: string;
  readonly view?: string;
  readonly where?: { readonly [filter: string]: readonly string[] };
};

/** The numbers on landing pages and on the first page. */
export interface PageCounts {
  /** The number of what is counted; asked when it is first wanted, and again at the earliest a minute later. */
  of(counted: Counted): Behavior<PageCount>;
  /** Asks again for all numbers that are known. */
  reload(): void;
  dispose(): void;
}
export const PageCounts = token<PageCounts>('PageCounts');
