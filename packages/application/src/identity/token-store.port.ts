import { token } from '../shared/index.ts';

/** Where the session's token waits for the next visit. Gone two hours after the page was last loaded. */
export interface TokenStore {
  /** The token that may be resumed with; absent once the cookie ran out. */
  resumable(): string | undefined;
  /** The token to send. */
  current(): string | undefined;
  keep(token: string): void;
  clear(): void;
}
export const TokenStore = token<TokenStore>('TokenStore');
