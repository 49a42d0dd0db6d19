import type { Observable } from 'rxjs';
import type { Behavior } from './behavior.ts';
import { token } from './token.ts';

/** `reconnecting`: it was open and will be again; nothing that was asked or told meanwhile is lost. */
export type ChannelState = 'closed' | 'connecting' | 'open' | 'reconnecting';

/** The one connection over which the server tells by itself, and over which windows talk to it without delay. */
export interface RealtimeChannel {
  readonly state$: Behavior<ChannelState>;
  /** What the server tells about a topic: in order, each once, also over a drop. */
  news(topic: string): Observable<unknown>;
  /**
   * Tells each time the server began anew with this window after a drop: what it knew of the window before is gone. Not told for the
   * first connection. What is asked at once in answer to it goes before what was asked earlier and is still open.
   */
  readonly begun$: Observable<void>;
  /** Asks about a topic. After a drop it is asked again; the server does it once. Rejects with a `Fault` after 10 s without an answer, or when closed. */
  ask(topic: string, body: unknown): Promise<unknown>;
  /** Listens for a life sign of the server every second instead of every 15 s: a drop is noticed within 2.5 s. */
  watchClosely(on: boolean): void;
  open(): void;
  /** Says good-bye. Safe to repeat. */
  close(): void;
}
export const RealtimeChannel = token<RealtimeChannel>('RealtimeChannel');
