/** What staff read when a device or the media service does not do what they asked for. */
export const SWITCH_FAILED = {
  microphone: '这个麦克风打不开，可能被其他程序占用，仍使用原来的麦克风。',
  camera: '这个摄像头打不开，可能被其他程序占用，仍使用原来的摄像头。',
  speaker: '浏览器不能改用这个扬声器，仍使用原来的扬声器。',
} as const;

/** Told where the browser cannot share a screen at all. */
export const SCREEN_UNSUPPORTED = '这台电脑的浏览器不支持共享屏幕。';
/** Told where sharing the screen was refused or broke off at its beginning. */
export const SCREEN_FAILED = '屏幕没有共享成功，请重试。';

/** Why the media service closed a room for good. */
export const ROOM_LOST = {
  kick: '同一账号在别处进入了通话，音视频已断开。',
  banned: '音视频服务已将您移出通话，请联系管理员。',
  room_disband: '音视频服务已结束这次通话。',
  failed: '音视频服务连接失败，请检查网络后重新呼叫。',
} as const;

/** Told where the media service does not answer; `advice` is what staff may do. */
export const MEDIA_UNREACHABLE = { message: '音视频服务暂时连接不上。', advice: '请检查网络后重新呼叫。' } as const;

/** Sound and picture of nobody came within `REACH_PATIENCE`. */
export const NOBODY_REACHED = '与对方的音视频没有接通，请检查网络后重新呼叫。';
/** Of three, one cannot be reached. */
export const notReached = (name: string): string => `与${name}的音视频没有接通，正在继续尝试；其他人不受影响。`;
