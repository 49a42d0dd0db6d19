import type { CallAnswer, CallCommand, CallNews } from '@gongwei/domain/call';
import type { Observable } from 'rxjs';
import { token, type Behavior } from '../shared/index.ts';

/** `reconnecting`: the line dropped and comes back by itself; what is said meanwhile arrives afterwards. */
export type LineState = 'down' | 'up' | 'reconnecting';

/** Ringing, answering and who is in a call. Carries no media. */
export interface CallSignalling {
  readonly line$: Behavior<LineState>;
  /** In order, each once. */
  readonly news$: Observable<CallNews>;
  /** The server began anew (restart, long drop): log in again, and rejoin what was going on. */
  readonly begun$: Observable<void>;
  /** Rejects with a `Fault` where the server cannot be reached in time. */
  tell(command: CallCommand): Promise<CallAnswer>;
  /** A call is on: a drop of the line is to be noticed within 2.5 s. */
  watchClosely(on: boolean): void;
  /** Opens the line; safe to repeat. */
  open(): void;
  /** Says good-bye and closes it; safe to repeat. */
  close(): void;
}
export const CallSignalling = token<CallSignalling>('CallSignalling');
