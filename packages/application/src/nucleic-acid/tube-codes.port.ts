import { token } from '../shared/index.ts';

/** Codes for tubes that bear none. Rejects with a `Fault`. */
export interface TubeCodes {
  /** One that nobody was given before and nobody will be given again. */
  next(): Promise<string>;
}
export const TubeCodes = token<TubeCodes>('TubeCodes');
