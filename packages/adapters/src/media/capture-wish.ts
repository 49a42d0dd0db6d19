import type { CaptureWish } from './capture.ts';

const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
/** Enough for a face at 1366×768 and little enough for an old dual-core PC to encode twice. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24, max: 24 } };

/** How a device is asked for; with an id that one and no other. */
export function captureWish(device: 'microphone' | 'camera', deviceId?: string): CaptureWish {
  const exact = deviceId ? { deviceId: { exact: deviceId } } : {};
  return device === 'microphone'
    ? { audio: { ...SOUND, ...exact }, video: false }
    : { audio: false, video: { ...PICTURE, ...exact } };
}

/** Text must stay legible, movement need not be smooth. */
export const SCREEN_WISH: CaptureWish = {
  audio: false,
  video: { width: { max: 1920 }, height: { max: 1080 }, frameRate: { ideal: 10, max: 15 } },
};
