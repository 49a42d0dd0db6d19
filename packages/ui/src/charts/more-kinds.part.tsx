export { Boxes } from './boxes.part.tsx';
export { Scatter } from './scatter.part.tsx';
export { Tiles } from './tiles.part.tsx';
