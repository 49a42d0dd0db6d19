import { token } from '../shared/index.ts';

/** A server that helps two browsers find a way to each other (STUN) or carries media between them (TURN). */
export type IceServer = { readonly urls: readonly string[]; readonly username?: string; readonly credential?: string };

/** What opens the calling service for the user who is logged in; made by the server, kept in memory only. */
export type CallPass = {
  readonly userId: string;
  readonly name: string;
  /** TLSSigAPIv2; empty where TRTC is not configured. */
  readonly userSig: string;
  /** ISO 8601; a new pass is fetched before it. */
  readonly expiresAt: string;
  readonly media:
    /** `relayOnly`: over the TURN servers and in no other way. */
    | { readonly by: 'webrtc'; readonly iceServers: readonly IceServer[]; readonly relayOnly?: boolean }
    | { readonly by: 'trtc'; readonly sdkAppId: number };
};

/** Passes to the media service, which the server makes and which run out. */
export interface CallCredentials {
  /** Rejects with a `Fault`. */
  pass(): Promise<CallPass>;
}
export const CallCredentials = token<CallCredentials>('CallCredentials');
