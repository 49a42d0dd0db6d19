export { CallAboutResident } from './call-about-resident.part.tsx';
export { CallNoteButton } from './call-note-button.part.tsx';
