import { token } from '../shared/index.ts';

/** The specification's video online record (section 3), in our words: somebody who takes part in calling. */
export type VideoOnlineRecord = {
  readonly roomName: string;
  readonly roomId: string;
  readonly userId: string;
  readonly userSig: string;
  readonly institutionCode: string;
  readonly userName: string;
  readonly userCode: string;
};

/** `savehome` and `delonline` of the specification. Both reject with a `Fault`; a call works without them. */
export interface VideoOnline {
  save(record: VideoOnlineRecord): Promise<void>;
  remove(record: VideoOnlineRecord): Promise<void>;
}
export const VideoOnline = token<VideoOnline>('VideoOnline');
