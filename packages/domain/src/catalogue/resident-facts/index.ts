export { RESIDENT_FACTS } from './resident-facts.data.ts';
