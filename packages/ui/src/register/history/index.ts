export { EntryHistory } from '../entry-history.part.tsx';
