import type { DeviceFindings } from '@gongwei/domain/call';
import type { Observable } from 'rxjs';
import { token } from '../shared/index.ts';

/** A microphone, camera or speaker as the browser names it; `id` is the browser’s own and holds for this site. */
export type MediaDevice = {
  readonly kind: 'microphone' | 'camera' | 'speaker';
  readonly id: string;
  /** As the system names it; empty before the browser was allowed to use a device of the kind. */
  readonly label: string;
};

/** Cameras, microphones and speakers of this PC. */
export interface MediaDevices {
  /** Looks for the devices and opens camera and microphone for a moment; every track is stopped again. Never rejects. */
  look(): Promise<Omit<DeviceFindings, 'network'>>;
  /** What is plugged in now; empty where the browser does not say. Never rejects. */
  list(): Promise<readonly MediaDevice[]>;
  /** Something was plugged in or out. */
  readonly changes$: Observable<void>;
}
export const MediaDevices = token<MediaDevices>('MediaDevices');
