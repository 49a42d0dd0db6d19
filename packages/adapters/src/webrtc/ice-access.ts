import type { CallPass } from '@gongwei/application/call';
import type { PeerConfiguration } from './peer-connection.ts';

/** Which servers help to find a way, and whether it must lead over them. */
export type IceAccess = Omit<Extract<CallPass['media'], { by: 'webrtc' }>, 'by'>;

export const iceAccessOf = ({ media }: CallPass): IceAccess => (media.by === 'webrtc' ? media : { iceServers: [] });

/** All but the servers is the same in every configuration of a connection, as browsers demand. */
export const configurationOf = ({ iceServers, relayOnly = false }: IceAccess): PeerConfiguration => ({
  bundlePolicy: 'max-bundle',
  iceServers: iceServers.map(({ urls, ...access }) => ({ urls: [...urls], ...access })),
  iceTransportPolicy: relayOnly ? 'relay' : 'all',
});
