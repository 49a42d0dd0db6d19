export { CallAboutResident } from './call-about-resident.part.tsx';
