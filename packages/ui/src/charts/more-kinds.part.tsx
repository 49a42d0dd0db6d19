import './more-kinds.css';

export { Boxes } from './boxes.part.tsx';
export { DrawingTable } from './drawing-table.part.tsx';
export { Ring } from './ring.part.tsx';
export { Scatter } from './scatter.part.tsx';
export { Tiles } from './tiles.part.tsx';
