export { MergeWindow } from '../merge-window.part.tsx';
