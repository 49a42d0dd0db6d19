import type { Role, RoleEffect, RoleLetters } from '@gongwei/domain/back-office';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** A role as it shall be; `version` is the one that was seen, so that nothing is overwritten unseen. */
export type RoleEdit = Pick<Role, 'code' | 'version' | 'name' | 'levels' | 'letters' | 'remark'>;

/** The roles of the county. Rejects with a `Fault`; what was filled in wrong, or was changed by somebody else, is a sentence. */
export interface RoleGateway {
  find(code: string): Promise<Role>;
  /** All of them, disabled ones too. */
  names(): Promise<readonly { readonly code: string; readonly name: string }[]>;
  save(edit: RoleEdit): Promise<Result<undefined, string>>;
  /** A role of the county's own that begins like another. */
  copy(role: {
    readonly code: string;
    readonly name: string;
    readonly like: string;
  }): Promise<Result<undefined, string>>;
  setState(
    role: Pick<Role, 'code' | 'version'>,
    state: 'active' | 'disabled',
    reason: string,
  ): Promise<Result<undefined, string>>;
  remove(role: Pick<Role, 'code' | 'version'>): Promise<Result<undefined, string>>;
  /** What letters would do to those who have the role. Nothing is changed. */
  preview(code: string, letters: RoleLetters): Promise<RoleEffect>;
}
export const RoleGateway = token<RoleGateway>('RoleGateway');
