import type { PageTable } from '@gongwei/domain/pages';

/** What the route table says of a page. */
export type PageHandle = {
  /** Where the page is looked up besides the daily ones, which the frame brings itself. */
  readonly pages?: PageTable;
  /** `false`: opened without a session. */
  readonly isAuth?: false;
  /** `false`: gets no tab. */
  readonly isTab?: false;
};
