export { ArchiveEventWindow } from '../archive-event-window.part.tsx';
export { MergeWindow } from '../merge-window.part.tsx';
