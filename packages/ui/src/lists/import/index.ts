export { ImportWindow } from '../import-window.part.tsx';
