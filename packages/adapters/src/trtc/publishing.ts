import type { Scope } from '@gongwei/application/shared';
import { sendingRate } from '@gongwei/domain/call';
import type { Track } from '../media/capture.ts';
import type { Outgoing } from '../media/local-media.ts';
import type { TrtcClient } from './trtc-sdk.ts';

const CAMERA = { width: 640, height: 360, frameRate: 24, bitrate: sendingRate(1, false) };
const SCREEN = { width: 1920, height: 1080, frameRate: 10, bitrate: sendingRate(1, true) };

type Published = { sound?: Track | undefined; muted: boolean; camera?: Track | undefined; screen?: Track | undefined };

/**
 * Keeps what the service publishes as what goes out. The devices stay ours: they are opened, changed and stopped by us, so that
 * all of them are let go of at once when the room is left, and the service is handed their tracks. One step at a time, as its
 * calls must not overlap; a step that fails is taken again with the next change.
 */
export function createPublishing(client: TrtcClient, scope: Scope): (outgoing: Outgoing) => void {
  const published: Published = { muted: false };
  let wanted: Outgoing = { muted: true, screen: false };
  let working: Promise<void> | undefined;

  async function sound(): Promise<void> {
    const { sound: track, muted } = wanted;
    if (!track) {
      if (published.sound) await client.stopLocalAudio();
    } else if (!published.sound) await client.startLocalAudio({ mute: muted, option: { audioTrack: track } });
    else {
      if (published.sound !== track) await client.updateLocalAudio({ option: { audioTrack: track } });
      if (published.muted !== muted) await client.updateLocalAudio({ mute: muted });
    }
    Object.assign(published, { sound: track, muted });
  }
  async function camera(): Promise<void> {
    const track = wanted.screen ? undefined : wanted.picture;
    if (track === published.camera) return;
    if (!track) await client.stopLocalVideo();
    else if (!published.camera)
      await client.startLocalVideo({ view: null, option: { videoTrack: track, profile: CAMERA } });
    else await client.updateLocalVideo({ option: { videoTrack: track } });
    published.camera = track;
  }
  async function screen(): Promise<void> {
    const track = wanted.screen ? wanted.picture : undefined;
    if (track === published.screen) return;
    if (published.screen) await client.stopScreenShare();
    published.screen = undefined;
    if (track) await client.startScreenShare({ option: { videoTrack: track, profile: SCREEN } });
    published.screen = track;
  }
  async function work(): Promise<void> {
    for (let done: Outgoing | undefined; done !== wanted && !scope.ended;) {
      done = wanted;
      // The screen first: whoever sees it must not see nothing in between.
      for (const step of [sound, screen, camera]) await step().catch(() => {});
    }
    working = undefined;
  }
  return (outgoing) => {
    wanted = outgoing;
    working ??= work();
  };
}
