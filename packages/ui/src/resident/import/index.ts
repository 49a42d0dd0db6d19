export { RosterImportScreen } from '../roster/roster-import.screen.tsx';
export { RosterListScreen } from '../roster/roster-list.screen.tsx';
