export { ArchiveEventWindow } from '../archive/archive-event-window.part.tsx';
export { MergeWindow } from '../merge/merge-window.part.tsx';
