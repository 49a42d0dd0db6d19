export { Boxes as boxplot } from './boxes.part.tsx';
export { Scatter as scatter } from './scatter.part.tsx';
export { Tiles as map } from './tiles.part.tsx';
