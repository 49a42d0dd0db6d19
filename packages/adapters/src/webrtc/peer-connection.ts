import type { Track } from '../media/capture.ts';

export type Description = { readonly type: 'offer' | 'answer' | 'pranswer' | 'rollback'; readonly sdp?: string };
export type Candidate = {
  readonly candidate?: string;
  readonly sdpMid?: string | null;
  readonly sdpMLineIndex?: number | null;
  readonly usernameFragment?: string | null;
};

export type SendParameters = {
  encodings: { maxBitrate?: number; maxFramerate?: number }[];
  degradationPreference?: string;
};
export type Sender = {
  readonly track: Track | null;
  replaceTrack(track: Track | null): Promise<void>;
  getParameters(): SendParameters;
  setParameters(parameters: SendParameters): Promise<void>;
};
export type Transceiver = {
  direction: 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive' | 'stopped';
  readonly sender: Sender;
  readonly receiver: { readonly track: Track };
};

export type StatsReport = { forEach(visit: (entry: Readonly<Record<string, unknown>>) => void): void };

/** How a connection finds its way. */
export type PeerConfiguration = {
  readonly bundlePolicy: 'max-bundle';
  readonly iceServers: { readonly urls: string[]; readonly username?: string; readonly credential?: string }[];
  readonly iceTransportPolicy: 'all' | 'relay';
};

/** What is used of an `RTCPeerConnection`. */
export type PeerConnection = {
  readonly signalingState: string;
  readonly iceConnectionState: string;
  readonly localDescription: Description | null;
  readonly remoteDescription: Description | null;
  addTransceiver(kind: 'audio' | 'video', init: { direction: 'sendrecv' }): Transceiver;
  getTransceivers(): readonly Transceiver[];
  /** Without a description: whatever comes next, an offer or an answer. */
  setLocalDescription(): Promise<void>;
  /** An offer rolls a pending one of one's own back. */
  setRemoteDescription(description: Description): Promise<void>;
  addIceCandidate(candidate: Candidate): Promise<void>;
  /** Holds for the next addresses that are gathered: with a restart. */
  setConfiguration(configuration: PeerConfiguration): void;
  restartIce(): void;
  getStats(): Promise<StatsReport>;
  close(): void;
  addEventListener(
    type: 'icecandidate',
    listener: (event: { readonly candidate: { toJSON(): Candidate } | null }) => void,
  ): void;
  addEventListener(type: 'negotiationneeded' | 'iceconnectionstatechange', listener: () => void): void;
};
