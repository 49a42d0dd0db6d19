export { CallScreen } from './call.screen.tsx';
export { VideoHomeScreen } from './video-home.screen.tsx';
