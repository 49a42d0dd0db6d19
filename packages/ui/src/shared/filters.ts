// Apart from index.ts: what that names arrives with the log-in page, which filters nothing.
export * from './choice-filter.part.tsx';
export * from './day/day-field.part.tsx';
export * from './day/day-range-field.part.tsx';
export * from './search-box.part.tsx';
export * from './tick-filter.part.tsx';
