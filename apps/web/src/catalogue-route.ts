import { wholePages } from '@gongwei/domain/pages';
import type { PageHandle } from '@gongwei/ui/shell';

/** A file of its own: the catalogue comes with the first page that is none of the daily ones. */
export const catalogueHandle: PageHandle = { pages: wholePages };
