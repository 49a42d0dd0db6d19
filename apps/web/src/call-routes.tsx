import type { CallKind } from '@gongwei/domain/call';
import type { PageHandle } from '@gongwei/ui/shell';
import type { RouteObject } from 'react-router';

export const VIDEO_HOME_PATH = '/info/video/video-home';

/** Where one calls and the call itself are one page to the user: they share its tab. */
const handle: PageHandle = { title: '视频通话', tab: () => VIDEO_HOME_PATH };

const runningCall = (kind: CallKind): RouteObject => ({
  path: `/info/video/${kind}-call`,
  handle,
  lazy: async () => {
    const { CallScreen } = await import('@gongwei/ui/call/pages');
    return { Component: () => <CallScreen kind={kind} /> };
  },
});

export const callRoutes: readonly RouteObject[] = [
  {
    path: VIDEO_HOME_PATH,
    handle,
    lazy: async () => ({ Component: (await import('@gongwei/ui/call/pages')).VideoHomeScreen }),
  },
  {
    // The specification's name, left over from its template.
    path: '/houseType/trtc',
    handle: { title: '音视频演示' },
    lazy: async () => ({ Component: (await import('@gongwei/ui/call/pages')).RehearsalScreen }),
  },
  runningCall('video'),
  runningCall('audio'),
];
