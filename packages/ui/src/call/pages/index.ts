export { CallScreen } from './call.screen.tsx';
export { RehearsalScreen } from './rehearsal.screen.tsx';
export { VideoHomeScreen } from './video-home.screen.tsx';
