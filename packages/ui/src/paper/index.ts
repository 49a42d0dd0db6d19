export { PaperSheet } from './paper-sheet.part.tsx';
export { PrintPage } from './print.screen.tsx';
