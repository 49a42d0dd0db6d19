import type { CallPage } from '@gongwei/application/call';

/** Addresses of the call pages, which the specification fixes. */
export const CALL_PATHS: Readonly<Record<CallPage, string>> = {
  'video-home': '/info/video/video-home',
  'video-call': '/info/video/video-call',
  'audio-call': '/info/video/audio-call',
};

/** Whether a running call is shown at an address. */
export const isCallPage = (path: string): boolean =>
  path === CALL_PATHS['video-call'] || path === CALL_PATHS['audio-call'];
