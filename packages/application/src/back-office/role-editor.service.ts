import type { Role, RoleEffect, RoleLetters } from '@gongwei/domain/back-office';
import type { PermissionLetter } from '@gongwei/domain/identity';
import type { RightsEffect } from '@gongwei/domain/pages';
import type { Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';

/** A role as it is chosen from: its code and its Chinese name. */
export type RoleName = { readonly code: string; readonly name: string };

/** What is being typed: the role as it would be. */
export type RoleDraft = Pick<Role, 'name' | 'levels' | 'letters' | 'remark'>;

/** Whom a change would reach; asked while one goes on. */
export type PeopleReached =
  | { readonly status: 'asking' }
  | { readonly status: 'here'; readonly effect: RoleEffect }
  | { readonly status: 'failed' };

/** A role while it is fetched, when it could not be (`failure`: a `Fault`), and while it is edited. */
export type RoleEditorState =
  | { readonly status: 'awaited' }
  | { readonly status: 'failed'; readonly failure: unknown }
  | {
      readonly status: 'here';
      readonly role: Role;
      /** All roles of the county, to compare with. */
      readonly roles: readonly RoleName[];
      readonly draft: RoleDraft;
      readonly changed: boolean;
      readonly effect: RightsEffect;
      /** Only while rights are changed. */
      readonly people?: PeopleReached;
      readonly busy: boolean;
      /** The role beside it. */
      readonly other?: Role;
    };

/** One role, as somebody looks at it and changes it. */
export interface RoleEditor {
  readonly state$: Behavior<RoleEditorState>;
  reload(): void;
  /** `undefined` takes the right away. What may not be given is left as it is. */
  set(codes: readonly string[], letter: PermissionLetter | undefined): void;
  /** All letters at once, of another role or as delivered; those that may not be given stay. */
  take(letters: RoleLetters): void;
  change(part: Partial<Omit<RoleDraft, 'letters'>>): void;
  /** As it is in force. */
  discard(): void;
  save(): Promise<Result<undefined, string>>;
  copy(code: string, name: string): Promise<Result<undefined, string>>;
  setState(state: 'active' | 'disabled', reason: string): Promise<Result<undefined, string>>;
  remove(): Promise<Result<undefined, string>>;
  /** Puts another role beside it; none: takes it away. */
  compare(code: string | undefined): void;
  dispose(): void;
}

/** Opens a role of the county by its code. Whoever opens one ends it. */
export interface RoleEditors {
  open(code: string): RoleEditor;
}
export const RoleEditors = token<RoleEditors>('RoleEditors');
