import type { HeldRight, RoleChoice, StaffAccount } from '@gongwei/domain/back-office';
import type { Institution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { StaffGateway } from './staff-gateway.port.ts';

/** What is being typed. The user name and the institution are of a new account; an old one is moved. */
export type StaffDraft = {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly institutionCode: string;
  readonly roles: readonly string[];
  /** Of an account that is there: where else it may work. */
  readonly alsoAt: readonly string[];
};

/** An institution an account can belong to: code, name and level (1 province to 5 village). */
export type StaffPlace = Pick<Institution, 'code' | 'name' | 'level'>;

/** An account while it is fetched, when it could not be (`failure`: a `Fault`), and while it is edited. */
export type StaffEditorState =
  | { readonly status: 'awaited' }
  | { readonly status: 'failed'; readonly failure: unknown }
  | {
      readonly status: 'here';
      /** None: somebody new. */
      readonly account?: StaffAccount;
      readonly draft: StaffDraft;
      readonly changed: boolean;
      readonly roles: readonly RoleChoice[];
      readonly places: readonly StaffPlace[];
      /** What the roles that are ticked give together; absent while it is not known. */
      readonly rights?: readonly HeldRight[];
      /** What the roles that are held give. */
      readonly before?: readonly HeldRight[];
      readonly busy: boolean;
      /** A password for once, as long as the page is open. */
      readonly password?: string;
    };

type Outcome = Promise<Result<undefined, string>>;

/** One account, as somebody looks after it. */
export interface StaffEditor {
  readonly state$: Behavior<StaffEditorState>;
  reload(): void;
  change(part: Partial<StaffDraft>): void;
  discard(): void;
  /** Of somebody new: adds them, and the state holds the account and its password from then on. */
  save(): Outcome;
  move(institutionCode: string, reason: string): Outcome;
  setState(state: StaffAccount['state'], reason: string): Outcome;
  resetPassword(): Outcome;
  logOut(): Outcome;
  unbindWeChat(): Outcome;
  dispose(): void;
}

/** Opens an account, or the form of a new one. Whoever opens one ends it. */
export interface StaffEditors {
  /** Without an identifier: somebody new. */
  open(id?: string): StaffEditor;
}
export const StaffEditors = token<StaffEditors>('StaffEditors');

/** What the editors of accounts need from outside. */
export type StaffNeeds = { readonly gateway: StaffGateway };
