import type { MenuSettings } from '@gongwei/domain/pages';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** What the county’s menu has otherwise than the catalogue, its version, and who changed it last and when (ISO 8601). */
export type KeptMenu = {
  readonly entries: MenuSettings;
  readonly version: number;
  readonly changed?: { readonly at: string; readonly by: string };
};

/** What the county's menu has otherwise than the catalogue. Rejects with a `Fault`. */
export interface MenuGateway {
  read(): Promise<KeptMenu>;
  /** Refused with a sentence where somebody was faster. */
  save(menu: Pick<KeptMenu, 'entries' | 'version'>): Promise<Result<undefined, string>>;
}
export const MenuGateway = token<MenuGateway>('MenuGateway');
