import { token, type Behavior } from '../shared/index.ts';
import type { RingingCall } from './incoming-calls.service.ts';

/** `askable`: the user was not asked yet. `absent`: the browser has no such thing. */
export type AlertSituation = 'on' | 'askable' | 'denied' | 'absent';

/** Tells outside of the page, on the desktop, that a call rings: for whoever has another program before them. */
export interface CallAlert {
  readonly situation$: Behavior<AlertSituation>;
  /** Asks the user for leave. Call it within a click. Never rejects. */
  ask(): Promise<void>;
  /**
   * Stands there while nobody looks at the page and until the returned function is called. A click on it brings the page to the front. It names
   * who calls and nothing of a resident, as whoever passes by can read it. Never throws.
   */
  show(call: RingingCall): () => void;
}
export const CallAlert = token<CallAlert>('CallAlert');
