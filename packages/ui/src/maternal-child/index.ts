export { CareScreen } from './care.screen.tsx';
export type { CarePage, CareSheet, CareTab } from './care-page.ts';
export { addressesOf, carePath, placeAt } from './care-place.rules.ts';
