import type { HeldRight, RoleChoice, StaffAccount } from '@gongwei/domain/back-office';
import type { Institution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

type Seen = Pick<StaffAccount, 'id' | 'version'>;

/** An account that is to be made: log-in name, name, institution, roles (their codes) and mobile number. */
export type NewStaff = Pick<StaffAccount, 'username' | 'name' | 'institutionCode' | 'roles'> & {
  readonly phone: string;
};

/** What is changed of an account, with the version that was seen. `alsoAt`: codes of further institutions they work for. */
export type StaffEdit = Seen &
  Pick<StaffAccount, 'name' | 'roles'> & { readonly phone: string; readonly alsoAt: readonly string[] };

/** An account that goes to another institution, with the roles it has there and the reason, which the log keeps. */
export type StaffMove = Seen & Pick<StaffAccount, 'institutionCode' | 'roles'> & { readonly reason: string };
/** A password for once, told this once. */
export type Admitted = { readonly id: string; readonly temporaryPassword: string };

/** A first password on paper. */
export type PasswordSlip = Pick<StaffAccount, 'id' | 'name' | 'username' | 'institutionName'> & {
  readonly temporaryPassword: string;
};
/** `refused`: whom no password was given, and why. */
export type GivenPasswords = {
  readonly slips: readonly PasswordSlip[];
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
};
/** Accounts of the staff. Rejects with a `Fault`; what was filled in wrong, or was changed by somebody else, is a sentence. */
export interface StaffGateway {
  find(id: string, asker?: Asker): Promise<StaffAccount>;
  roles(): Promise<readonly RoleChoice[]>;
  /** Institutions one may put somebody into: the own one and all below, in code order. */
  institutions(): Promise<readonly Pick<Institution, 'code' | 'name' | 'level'>[]>;
  /** What roles give together. */
  rights(roles: readonly string[], asker?: Asker): Promise<readonly HeldRight[]>;
  create(staff: NewStaff): Promise<Result<Admitted, string>>;
  edit(edit: StaffEdit): Promise<Result<undefined, string>>;
  move(move: StaffMove): Promise<Result<undefined, string>>;
  setState(account: Seen, state: StaffAccount['state'], reason: string): Promise<Result<undefined, string>>;
  resetPassword(id: string): Promise<Result<Admitted, string>>;
  /** First passwords for accounts that have none, at most `SLIPS_AT_ONCE`; each is told this once. */
  givePasswords(ids: readonly string[]): Promise<GivenPasswords>;
  /** Ends all sessions of the account. */
  logOut(id: string): Promise<Result<undefined, string>>;
  unbindWeChat(id: string): Promise<Result<undefined, string>>;
}
export const StaffGateway = token<StaffGateway>('StaffGateway');
