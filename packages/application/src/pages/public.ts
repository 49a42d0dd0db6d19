export { FirstPageGateway } from './first-page-gateway.port.ts';
export { FirstPage, type ChosenEntries } from './first-page.service.ts';
export { createFirstPage } from './first-page.ts';
export { PageCounts, type PageCount } from './page-counts.service.ts';
export { createPageCounts } from './page-counts.ts';
export { createTotal } from './total-of-counts.ts';
export { createRanking, type RankedPlace, type Ranking } from './ranking.service.ts';
