import { token } from '../shared/index.ts';

/** A short sound that makes people in a hall look up. */
export interface Chime {
  /** Sounds once, for about a second. Whether it was heard: a browser may forbid it, a PC may have no sound. Never rejects. */
  sound(): Promise<boolean>;
}
export const Chime = token<Chime>('Chime');
