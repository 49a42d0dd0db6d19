import type { Announcement } from '@gongwei/domain/pages';
import { token, type Behavior } from '../shared/index.ts';

/** The entries somebody chose. `keys` is nothing where they left them as they come; what they are is not known where they could not be asked. */
export type ChosenEntries =
  | { readonly status: 'awaited' | 'failed' }
  | { readonly status: 'here'; readonly keys: readonly string[] | undefined };

/** What of the first page is somebody's own: what is announced to them, and what they begin every day. */
export interface FirstPage {
  /** Empty until they are there, or where they cannot be had: work goes on without them. */
  readonly announcements$: Behavior<readonly Announcement[]>;
  readonly entries$: Behavior<ChosenEntries>;
  /** Asks for the announcements again, and for the entries where they are not known; called whenever the page is opened. */
  refresh(): void;
  /** Whoever opens an announcement has read it; told to the server, and again at the next opening where that fails. */
  read(announcement: string): void;
  /** Rejects with a `Fault`, and what stood there stays. */
  keepEntries(keys: readonly string[] | undefined): Promise<void>;
  dispose(): void;
}
export const FirstPage = token<FirstPage>('FirstPage');
