import type { ArrangedEntry, MenuSetting, SeenEntry } from '@gongwei/domain/pages';
import type { Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { RoleName } from './role-editor.service.ts';

/** The menu while it is fetched, when it could not be (`failure`: a `Fault`), and while it is arranged. */
export type MenuEditorState =
  | { readonly status: 'awaited' }
  | { readonly status: 'failed'; readonly failure: unknown }
  | {
      readonly status: 'here';
      readonly entries: readonly ArrangedEntry[];
      readonly icons: readonly string[];
      readonly changed: boolean;
      /** Otherwise than delivered. */
      readonly departs: boolean;
      readonly last?: { readonly at: string; readonly by: string };
      readonly roles: readonly RoleName[];
      /** As holders of a role would see it. */
      readonly preview?: { readonly role: string; readonly entries: readonly SeenEntry[] };
      readonly busy: boolean;
    };

/** The county's menu, as its keeper changes it. */
export interface MenuEditor {
  readonly state$: Behavior<MenuEditorState>;
  reload(): void;
  change(path: string, part: Partial<Pick<MenuSetting, 'label' | 'icon'>>): void;
  show(path: string, shown: boolean): void;
  move(path: string, step: -1 | 1): void;
  /** As delivered; not saved yet. */
  restore(): void;
  discard(): void;
  preview(role: string): void;
  save(): Promise<Result<undefined, string>>;
  dispose(): void;
}

/** Opens the county’s menu to be arranged. Whoever opens it ends it. */
export interface MenuEditors {
  open(): MenuEditor;
}
export const MenuEditors = token<MenuEditors>('MenuEditors');
