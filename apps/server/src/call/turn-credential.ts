import { createHmac } from 'node:crypto';
import { needsCredential, type CallSettings, type IceServer } from './call-settings.ts';

/**
 * Name and password that a TURN server with the shared secret lets somebody in with until an instant: the time-limited credentials of
 * draft-uberti-behave-turn-rest-00, as coturn's `use-auth-secret` takes them. `until` in seconds since 1970.
 */
export const turnCredential = (
  secret: string,
  userId: string,
  until: number,
): { readonly username: string; readonly credential: string } => {
  const username = `${until}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
};

/** The media servers of the settings, with a way in for somebody where one is needed. */
export const iceServersFor = (
  { iceServers, turnSecret }: CallSettings,
  userId: string,
  until: number,
): readonly IceServer[] =>
  iceServers.map((server) =>
    turnSecret !== undefined && needsCredential(server)
      ? { ...server, ...turnCredential(turnSecret, userId, until) }
      : server,
  );
