import type { MenuItem } from '@gongwei/domain/shell';
import { token, type Behavior } from '../shared/index.ts';

/** Whether the menu of who is logged in is known. */
export type MenuState =
  /** Not known yet: nothing may be opened that depends on it. */
  | { readonly status: 'awaited' }
  /** `stale`: it could not be asked again; what the window knew still holds. */
  | { readonly status: 'here'; readonly menu: readonly MenuItem[]; readonly stale?: true }
  | { readonly status: 'failed'; readonly failure: unknown };

/** The menu of whoever is logged in, pruned and with whole paths. Everything that is shown or opened follows from it. */
export interface MenuService {
  readonly state$: Behavior<MenuState>;
  /** Asks the server again. */
  reload(): void;
  dispose(): void;
}
export const MenuService = token<MenuService>('MenuService');
