import type { HeldRight } from '@gongwei/domain/back-office';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { ApiTokenGateway, TokenUse } from './api-token-gateway.port.ts';

/** What there is to choose from for a new token. */
export type TokenChoices = {
  readonly rights: readonly HeldRight[];
  readonly institutions: Awaited<ReturnType<ApiTokenGateway['institutions']>>;
};

/** What a new token of one's own may be given. */
export const createTokenChoices = (gateway: ApiTokenGateway): Loaded<TokenChoices> =>
  createLoaded(async (asker) => {
    const [rights, institutions] = await Promise.all([gateway.rights(asker), gateway.institutions(asker)]);
    return { rights, institutions };
  });

/** What a token did, day by day; `undefined` where none is meant. */
export const createTokenUses = (gateway: ApiTokenGateway, id: string | undefined): Loaded<readonly TokenUse[]> =>
  createLoaded((asker) => (id === undefined ? Promise.resolve([]) : gateway.uses(id, asker)));
