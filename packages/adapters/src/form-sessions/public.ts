export { createWebLockSheetHolds, type WindowsNeeds } from './web-lock-sheet-holds.ts';
