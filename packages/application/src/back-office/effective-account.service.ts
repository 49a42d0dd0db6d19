import type { StaffAccount } from '@gongwei/domain/back-office';
import { effectivePages, type EffectiveGroup, type PageDefinition } from '@gongwei/domain/pages';
import { createLoaded, token, type Loaded } from '../shared/index.ts';
import type { StaffGateway } from './staff-gateway.port.ts';

/** What an account comes to: itself, and the pages its roles open together, each with the roles that do. */
type EffectiveAccount = { readonly account: StaffAccount; readonly groups: readonly EffectiveGroup[] };

/** 看他看到的: looks at what somebody else would see, without being them. */
export interface EffectiveAccounts {
  /** `undefined` where nobody is meant. */
  of(id: string | undefined): Loaded<EffectiveAccount | undefined>;
}
export const EffectiveAccounts = token<EffectiveAccounts>('EffectiveAccounts');

/** Asks the server what each role gives, so that the letters are those in force; `pages` is the catalogue of pages. */
export const createEffectiveAccounts = (
  gateway: Pick<StaffGateway, 'find' | 'rights'>,
  pages: readonly PageDefinition[],
): EffectiveAccounts => ({
  of: (id) =>
    createLoaded(async (asker) => {
      if (id === undefined) return undefined;
      const account = await gateway.find(id, asker);
      const roles = await Promise.all(
        account.roles.map(async (role, at) => ({
          name: account.roleNames[at] ?? role,
          letters: Object.fromEntries((await gateway.rights([role], asker)).map(({ code, letter }) => [code, letter])),
        })),
      );
      return { account, groups: effectivePages(roles, pages) };
    }),
});

/** The same as a use case of a window. */
export const createEffectiveAccount = (accounts: EffectiveAccounts, id: string | undefined) => accounts.of(id);
