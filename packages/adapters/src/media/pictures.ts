import type { PicturePlace } from '@gongwei/application/call';
import type { Track } from './capture.ts';

/** A picture on the page. */
export type Picture = { show(track: Track | undefined, mirrored: boolean): void; remove(): void };

/** A voice that is heard, whether or not its picture is shown. */
export type Sound = {
  /** Rejects where the browser plays nothing before the user does something. */
  play(track: Track | undefined): Promise<void>;
  /** Rejects where the browser cannot change the loudspeaker. */
  output(deviceId: string): Promise<void>;
  remove(): void;
};

export type PlayerBrowser = { picture(place: PicturePlace): Picture; sound(): Sound };

export const browserPlayers: PlayerBrowser = {
  picture(place) {
    const video = document.createElement('video');
    video.playsInline = true;
    video.autoplay = true;
    // Sound goes its own way, and a silent picture may always play.
    video.muted = true;
    video.disablePictureInPicture = false;
    (place as Element).append(video);
    return {
      show(track, mirrored) {
        video.style.transform = mirrored ? 'scaleX(-1)' : '';
        video.srcObject = streamOf(track);
        if (track) void video.play().catch(() => {});
      },
      remove() {
        video.srcObject = null;
        video.remove();
      },
    };
  },
  sound() {
    const audio = document.createElement('audio');
    audio.autoplay = true;
    audio.hidden = true;
    document.body.append(audio);
    return {
      async play(track) {
        const stream = audio.srcObject as MediaStream | null;
        if (stream?.getTracks()[0] !== track) audio.srcObject = streamOf(track);
        if (track) await audio.play();
      },
      async output(deviceId) {
        await (audio as unknown as { setSinkId(id: string): Promise<void> }).setSinkId(deviceId);
      },
      remove() {
        audio.srcObject = null;
        audio.remove();
      },
    };
  },
};

const streamOf = (track: Track | undefined): MediaStream | null =>
  track ? new MediaStream([track as unknown as MediaStreamTrack]) : null;
