import type { ClientLogEntry } from '@gongwei/domain/shell';
import { token, type Behavior } from '../shared/index.ts';

/** Where a trouble of the user interface was caught. */
export type TroubleSource = 'error' | 'rejection' | 'render';

/** What went wrong in the user interface, kept on this device without personal data until somebody sends or clears it. */
export interface ErrorLog {
  /** The newest first. */
  readonly entries$: Behavior<readonly ClientLogEntry[]>;
  /** Adds a trouble; the same object caught twice counts once. `info`: the components it happened in. Never throws. */
  add(failure: unknown, source: TroubleSource, info?: string): void;
  /** Sends everything to the server and keeps it here. Rejects with a `Fault`. */
  upload(): Promise<void>;
  clear(): void;
  dispose(): void;
}
export const ErrorLog = token<ErrorLog>('ErrorLog');
