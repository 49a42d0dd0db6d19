import type { Track } from '../media/capture.ts';
import { trustOnly } from '../shared/index.ts';
import { MEDIA_SDK } from './own-media-only.ts';

export type StreamType = 'main' | 'sub';

/** What is listened to (trtc-sdk-v5 5.17, `TRTC.EVENT`). */
export type TrtcEvents = {
  error: { readonly code: number; readonly extraCode?: number };
  'kicked-out': { readonly reason: string };
  'autoplay-failed': { readonly userId: string; readonly mediaType: string; readonly resume: () => Promise<void> };
  'remote-user-enter': { readonly userId: string };
  'remote-user-exit': { readonly userId: string };
  'remote-audio-available': { readonly userId: string };
  'remote-audio-unavailable': { readonly userId: string };
  'remote-video-available': { readonly userId: string; readonly streamType: StreamType };
  'remote-video-unavailable': { readonly userId: string; readonly streamType: StreamType };
  'network-quality': { readonly uplinkNetworkQuality: number; readonly downlinkNetworkQuality: number };
  'connection-state-changed': { readonly state: string };
  statistics: {
    readonly remoteStatistics: readonly {
      readonly userId: string;
      readonly audio: { readonly bitrate: number };
      readonly video: readonly { readonly bitrate: number }[];
    }[];
  };
};

export type RoomEntry = {
  readonly sdkAppId: number;
  readonly userId: string;
  readonly userSig: string;
  readonly strRoomId: string;
  readonly scene: 'rtc';
  readonly autoReceiveAudio: boolean;
  readonly autoReceiveVideo: boolean;
  readonly enableAutoPlayDialog: boolean;
};

type Picture = { readonly userId: string; readonly streamType: StreamType };
type SoundOption = { readonly audioTrack: Track };
type PictureOption = {
  readonly videoTrack: Track;
  readonly profile?: {
    readonly width: number;
    readonly height: number;
    readonly frameRate: number;
    readonly bitrate: number;
  };
};

/** What is used of a `TRTC` object. */
export type TrtcClient = {
  enterRoom(entry: RoomEntry): Promise<void>;
  exitRoom(): Promise<void>;
  destroy(): void;
  startLocalAudio(config: { readonly mute: boolean; readonly option: SoundOption }): Promise<void>;
  updateLocalAudio(config: { readonly mute?: boolean; readonly option?: SoundOption }): Promise<void>;
  stopLocalAudio(): Promise<void>;
  startLocalVideo(config: { readonly view: null; readonly option: PictureOption }): Promise<void>;
  updateLocalVideo(config: { readonly option: PictureOption }): Promise<void>;
  stopLocalVideo(): Promise<void>;
  startScreenShare(config: { readonly option: PictureOption }): Promise<void>;
  stopScreenShare(): Promise<void>;
  startRemoteVideo(
    config: Picture & { readonly view: object[]; readonly option: { readonly fillMode: 'contain' } },
  ): Promise<void>;
  updateRemoteVideo(config: Picture & { readonly view: object[] }): Promise<void>;
  stopRemoteVideo(config: Picture): Promise<void>;
  on<Name extends keyof TrtcEvents>(event: Name, listener: (news: TrtcEvents[Name]) => void): void;
};

/** What is used of the SDK itself. */
export type TrtcSdk = {
  create(): TrtcClient;
  setCurrentSpeaker(deviceId: string): Promise<void>;
  setLogLevel(level: number, upload: boolean): void;
};

/** Warnings and errors only. */
const LOG_LEVEL = 3;

/**
 * The SDK of Tencent Cloud, a chunk of its own of 1 MB: asked for with the first call. It is told to send no logs, as they
 * name staff; what else it asks of third-party hosts begins with `enterRoom`.
 */
export const loadTrtc = async (): Promise<TrtcSdk> => {
  trustOnly(MEDIA_SDK);
  const { default: sdk } = await import('trtc-sdk-v5');
  const used = sdk as unknown as TrtcSdk;
  used.setLogLevel(LOG_LEVEL, false);
  return used;
};
