import type { CallKind, MediaGrade } from '@gongwei/domain/call';
import type { Result } from '@gongwei/domain/shared';
import type { Observable } from 'rxjs';
import { token, type Behavior } from '../shared/index.ts';
import type { CallPass } from './call-credentials.port.ts';

/** Where a picture is drawn: an element of the page, of which the application knows nothing more. */
export type PicturePlace = object;

/** How well somebody is heard and seen. */
export type MediaQuality = MediaGrade;

/** Another participant's sound and picture. */
export type RemoteMedia = {
  readonly userId: string;
  /** `joining` until sound or picture first arrive; `reconnecting` within 3 s after they stopped arriving. */
  readonly link: 'joining' | 'up' | 'reconnecting';
  /** A picture arrives (camera or screen). */
  readonly picture: boolean;
  readonly sound: boolean;
  /** It is the screen that is shown. */
  readonly screen: boolean;
  readonly quality: MediaQuality;
};

/** `missing`: there is none (any more); `denied`: the browser or the user refuses it; `failed`: it cannot be opened (in use, broken). */
export type DeviceSituation = 'on' | 'off' | 'missing' | 'denied' | 'failed';

/** What one sends oneself. `off` sends nothing and, for the camera, lets go of the device: its lamp goes out. */
export type LocalMedia = {
  readonly microphone: DeviceSituation;
  readonly camera: DeviceSituation;
  readonly screen: boolean;
  readonly microphoneId?: string;
  readonly cameraId?: string;
  readonly speakerId?: string;
};

/** What went wrong with sound or picture in the middle of a call. */
export type MediaTrouble =
  /** Unplugged, or the permission was taken back, in the middle of a call. */
  | {
      readonly kind: 'device-gone';
      readonly device: 'microphone' | 'camera';
      readonly because: 'missing' | 'denied' | 'failed';
    }
  /** The browser plays no sound before the user does something. `MediaRoom.play` within a click mends it. */
  | { readonly kind: 'autoplay-blocked' }
  | { readonly kind: 'screen-ended' }
  /** One of two others is not reached, and goes on being tried. A sentence for staff. */
  | { readonly kind: 'not-reached'; readonly message: string }
  /** The room is closed for good: the media service refused or threw out. A sentence for staff. */
  | { readonly kind: 'room-lost'; readonly message: string };

/** Words of the media negotiation between two participants. */
export interface SignalPath {
  send(to: string, signal: unknown): void;
  readonly received$: Observable<{ readonly from: string; readonly signal: unknown }>;
}

/** What is needed to send and receive media in a call. */
export type RoomWish = {
  readonly callId: string;
  readonly kind: CallKind;
  readonly pass: CallPass;
  /** The pass anew, before the one at hand runs out: a call may last longer. */
  readonly renewed$: Observable<CallPass>;
  readonly path: SignalPath;
  /** Who is in the call besides oneself, as the signalling says. Media follows it. */
  readonly others$: Behavior<readonly string[]>;
  /** As it should be at the beginning; afterwards `LocalMedia` tells how it is. */
  readonly microphone: boolean;
  readonly camera: boolean;
};

/** Sound and pictures of one call. */
export interface MediaRoom {
  readonly local$: Behavior<LocalMedia>;
  readonly remote$: Behavior<readonly RemoteMedia[]>;
  /** How well one's own sound and picture reach the others: a way that only one of two gets badly is theirs, not one's own. `unknown` while alone. */
  readonly quality$: Behavior<MediaQuality>;
  readonly troubles$: Observable<MediaTrouble>;
  /** A device that is missing, denied or broken is no failure of the call: `local$` tells, and the others hear nothing of it. */
  setMicrophone(on: boolean): Promise<void>;
  setCamera(on: boolean): Promise<void>;
  /** Shows a screen or window in place of the camera, which comes back afterwards. The failure is a sentence for staff; '' where the user changed their mind. */
  shareScreen(on: boolean): Promise<Result<void, string>>;
  /** Changes over without a break; `speaker` where the browser can. */
  useDevice(device: 'microphone' | 'camera' | 'speaker', deviceId: string): Promise<Result<void, string>>;
  /** Draws somebody (`undefined`: oneself, mirrored) into an element until the returned function is called. */
  show(userId: string | undefined, place: PicturePlace): () => void;
  /** Plays what the browser held back. Call it within a click. */
  play(): Promise<void>;
  /** Stops every track and closes every connection, at once. Safe to repeat. */
  leave(): void;
}

/** Opens rooms. The SDK or the connections behind it are loaded with the first call. */
export interface MediaRooms {
  /** Never rejects for the lack of a device. Rejects with a `Fault` where the media service cannot be reached. */
  join(wish: RoomWish): Promise<MediaRoom>;
}
export const MediaRooms = token<MediaRooms>('MediaRooms');
