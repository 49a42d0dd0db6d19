export { Chart, type ChartProps } from './chart.part.tsx';
export { FigureTable } from './figure-table.part.tsx';
export { FigureView } from './figure-view.part.tsx';
export type { Drawing, DrawnValue } from './drawing.ts';
export { GroupChart } from './group-chart.part.tsx';
export { ringPath } from './drawing.ts';
export { StillChart } from './still-chart.part.tsx';
export { loadSeldomKinds } from './seldom-kind.part.tsx';
