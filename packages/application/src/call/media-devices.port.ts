import type { DeviceFindings } from '@gongwei/domain/call';
import { token } from '../shared/index.ts';

/** Cameras, microphones and speakers of this PC. */
export interface MediaDevices {
  /** Looks for the devices and opens camera and microphone for a moment; every track is stopped again. Never rejects. */
  look(): Promise<Omit<DeviceFindings, 'network'>>;
}
export const MediaDevices = token<MediaDevices>('MediaDevices');
