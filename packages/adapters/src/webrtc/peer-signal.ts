import type { Candidate, Description } from './peer-connection.ts';

/** What a participant sends at the moment. */
export type Sending = {
  readonly sound: boolean;
  readonly picture: boolean;
  readonly screen: boolean;
  /** Packets are on their way, be it silence: if they stop, the connection broke off. */
  readonly flows: boolean;
};

/** Between two rooms, each of which has an id of its own: what belongs to a room that is no more is dropped. */
export type PeerSignal =
  /** Here I am. `seen`: the other room, as far as known; who finds another one there than their own says `begin` again. */
  | { readonly kind: 'begin'; readonly room: string; readonly seen?: string }
  /** `offer` numbers offers, so that an answer that comes late is not taken for one to the next offer. */
  | (Addressed & { readonly kind: 'description'; readonly offer: number; readonly description: Description })
  | (Addressed & { readonly kind: 'candidate'; readonly candidate: Candidate })
  | (Addressed & { readonly kind: 'sending'; readonly sending: Sending });

type Addressed = { readonly room: string; readonly to: string };

type Raw = { readonly [name: string]: unknown };
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';

/** `undefined` for what no room of ours would say: it came over the net. */
export function peerSignalOf(value: unknown): PeerSignal | undefined {
  if (!isRaw(value) || !isText(value['room'])) return undefined;
  const { kind, room, to, seen } = value;
  if (kind === 'begin') {
    if (seen !== undefined && !isText(seen)) return undefined;
    return { kind, room, ...(seen !== undefined && { seen }) };
  }
  if (!isText(to)) return undefined;
  if (kind === 'description') {
    const { description, offer } = value;
    if (!isRaw(description) || typeof offer !== 'number' || !isText(description['sdp'])) return undefined;
    const { type, sdp } = description;
    return type === 'offer' || type === 'answer' ? { kind, room, to, offer, description: { type, sdp } } : undefined;
  }
  if (kind === 'candidate') {
    const { candidate } = value;
    return isRaw(candidate) && isText(candidate['candidate'])
      ? { kind, room, to, candidate: candidate as Candidate }
      : undefined;
  }
  if (kind !== 'sending' || !isRaw(value['sending'])) return undefined;
  const { sound, picture, screen, flows } = value['sending'];
  if (!isYesNo(sound) || !isYesNo(picture) || !isYesNo(screen) || !isYesNo(flows)) return undefined;
  return { kind, room, to, sending: { sound, picture, screen, flows } };
}
