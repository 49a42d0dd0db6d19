export { RosterImportScreen } from '../roster-import.screen.tsx';
export { RosterListScreen } from '../roster-list.screen.tsx';
