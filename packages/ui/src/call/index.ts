export { IncomingCallPlace } from './incoming-call-place.part.tsx';
