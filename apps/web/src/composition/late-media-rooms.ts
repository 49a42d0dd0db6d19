import type { MediaRooms } from '@gongwei/application/call';
import type { Clock } from '@gongwei/application/shared';
import { loadChunk } from './load-chunk.ts';

/** Rooms of whichever kind the server gives the pass for; the code behind them comes with the first call. */
export const createLateMediaRooms = (clock: Clock): MediaRooms => ({
  async join(wish) {
    if (wish.pass.media.by === 'trtc') {
      const { createTrtcRooms } = await loadChunk(() => import('@gongwei/adapters/trtc'));
      return createTrtcRooms().join(wish);
    }
    const { createWebRtcRooms } = await loadChunk(() => import('@gongwei/adapters/webrtc'));
    return createWebRtcRooms(clock).join(wish);
  },
});
