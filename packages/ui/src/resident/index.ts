export { ArchiveScreen } from './archive/archive.screen.tsx';
export { entryPath } from './form-entry.rules.ts';
export { FormEntry } from './form-entry.screen.tsx';
export { NewResidentLater } from './new-resident/new-resident-later.part.tsx';
export { RecordListScreen } from './record-list.screen.tsx';
export { ResidentChooser } from './resident-chooser.part.tsx';
export { ResidentPending } from './resident-pending.part.tsx';
