/** What staff read when a device does not do what they asked for; work goes on with the one before. */
export const SWITCH_FAILED = {
  microphone: '这个麦克风打不开，可能被其他程序占用，仍使用原来的麦克风。',
  camera: '这个摄像头打不开，可能被其他程序占用，仍使用原来的摄像头。',
  speaker: '浏览器不能改用这个扬声器，仍使用原来的扬声器。',
} as const;

/** Told where the browser cannot share a screen at all. */
export const SCREEN_UNSUPPORTED = '这台电脑的浏览器不支持共享屏幕。';
/** Told where sharing the screen was refused or broke off at its beginning. */
export const SCREEN_FAILED = '屏幕没有共享成功，请重试。';
