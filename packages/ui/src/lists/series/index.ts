export { CodeSeries } from './code-series.part.tsx';
