import { token } from '../shared/index.ts';

/** `incoming`: it rings here. `outgoing`: it rings at the other end. */
export type RingKind = 'incoming' | 'outgoing';

/** The sound of a call that rings. Never throws: a browser that plays nothing stays silent, as the ring is seen, too. */
export interface RingTone {
  /** Sounds until `stop`, or until the other kind is started. */
  start(kind: RingKind): void;
  /** At once. Safe to repeat. */
  stop(): void;
}
export const RingTone = token<RingTone>('RingTone');
