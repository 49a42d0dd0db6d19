export { ArchiveScreen } from './archive.screen.tsx';
export { ResidentListScreen } from './resident-list.screen.tsx';
