/** Why the media service closed a room for good, by its own reasons. */
export const ROOM_LOST = {
  kick: '同一账号在别处进入了通话，音视频已断开。',
  banned: '音视频服务已将您移出通话，请联系管理员。',
  room_disband: '音视频服务已结束这次通话。',
  failed: '音视频服务连接失败，请检查网络后重新呼叫。',
} as const;

/** Told where the media service does not answer; `advice` is what staff may do. */
export const MEDIA_UNREACHABLE = { message: '音视频服务暂时连接不上。', advice: '请检查网络后重新呼叫。' } as const;
