export { Chart, type ChartProps } from './chart.part.tsx';
export { FigureTable } from './figure-table.part.tsx';
export { FigureView } from './figure-view.part.tsx';
