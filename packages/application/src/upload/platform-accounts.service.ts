import type { AccountDraft, AccountField, AccountRowContext, PlatformAccount } from '@gongwei/domain/upload';
import type { Fault } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';

/** A row of the list; `id` holds for as long as the list is shown. */
export type PlatformAccountRow = {
  readonly id: string;
  readonly account: PlatformAccount;
  readonly mode: 'reading' | 'editing' | 'saving';
  readonly draft: AccountDraft;
  readonly problems: AccountRowContext['problems'];
  readonly refusal?: string;
};

/** Accounts with a wrong password: unasked, under way, failed, or there. */
export type PlatformAccountsState =
  /** Nobody asked yet. */
  | { readonly step: 'unasked' | 'asking' }
  | { readonly step: 'failed'; readonly fault: Fault }
  /** `told`: what the server said of the row saved last. */
  | { readonly step: 'here'; readonly rows: readonly PlatformAccountRow[]; readonly told?: string };

/** The accounts with wrong passwords of the institution one works for, and their correction. */
export interface PlatformAccounts {
  readonly state$: Behavior<PlatformAccountsState>;
  /** Asks anew. Never rejects; a list whose rows are being edited stays. */
  load(): Promise<void>;
  edit(id: string): void;
  cancel(id: string): void;
  type(id: string, field: AccountField, text: string): void;
  /** The cursor left a line. */
  leave(id: string, field: AccountField): void;
  /** Submits the rows in edit mode, or one of them. */
  submit(id?: string): void;
  /** The list is no longer shown: what was not submitted is taken back, passwords that were typed above all. */
  close(): void;
  dispose(): void;
}
export const PlatformAccounts = token<PlatformAccounts>('PlatformAccounts');
