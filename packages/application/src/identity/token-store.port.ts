import type { Observable } from 'rxjs';
import { token } from '../shared/index.ts';

/** Where the session's token waits for the next visit. Gone two hours after the page was last loaded. */
export interface TokenStore {
  /** The token that may be resumed with; absent once the cookie ran out. */
  resumable(): string | undefined;
  /** The token to send. */
  current(): string | undefined;
  /** When it was stored, in milliseconds since 1970. */
  keptAt(): number | undefined;
  /** A token that another window of the browser stored: after a log-in or a refresh there. */
  readonly keptElsewhere$: Observable<string>;
  /** What the browser keeps now is of another log-in, made in another window: that one's visit goes on. */
  replaced(): boolean;
  keep(token: string): void;
  /** Forgets the token here, and in the browser unless it was replaced there. */
  clear(): void;
}
export const TokenStore = token<TokenStore>('TokenStore');
