import type { HeldRight, RoleChoice, StaffAccount } from '@gongwei/domain/back-office';
import type { Institution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

type Seen = Pick<StaffAccount, 'id' | 'version'>;
export type NewStaff = Pick<StaffAccount, 'username' | 'name' | 'institutionCode' | 'roles'> & {
  readonly phone: string;
};
export type StaffEdit = Seen & Pick<StaffAccount, 'name' | 'roles'> & { readonly phone: string };
export type StaffMove = Seen & Pick<StaffAccount, 'institutionCode' | 'roles'> & { readonly reason: string };
/** A password for once, told this once. */
export type Admitted = { readonly id: string; readonly temporaryPassword: string };

/** Accounts of the staff. Rejects with a `Fault`; what was filled in wrong, or was changed by somebody else, is a sentence. */
export interface StaffGateway {
  find(id: string): Promise<StaffAccount>;
  roles(): Promise<readonly RoleChoice[]>;
  /** Institutions one may put somebody into: the own one and all below, in code order. */
  institutions(): Promise<readonly Pick<Institution, 'code' | 'name' | 'level'>[]>;
  /** What roles give together. */
  rights(roles: readonly string[]): Promise<readonly HeldRight[]>;
  create(staff: NewStaff): Promise<Result<Admitted, string>>;
  edit(edit: StaffEdit): Promise<Result<undefined, string>>;
  move(move: StaffMove): Promise<Result<undefined, string>>;
  setState(account: Seen, state: StaffAccount['state'], reason: string): Promise<Result<undefined, string>>;
  resetPassword(id: string): Promise<Result<Admitted, string>>;
  /** Ends all sessions of the account. */
  logOut(id: string): Promise<Result<undefined, string>>;
  unbindWeChat(id: string): Promise<Result<undefined, string>>;
}
export const StaffGateway = token<StaffGateway>('StaffGateway');
