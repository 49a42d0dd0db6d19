export { PageCounts, type PageCount } from './page-counts.service.ts';
export { createPageCounts } from './page-counts.ts';
