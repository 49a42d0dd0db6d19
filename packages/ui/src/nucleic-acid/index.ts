export { SampleEntry } from './sample-entry.screen.tsx';
