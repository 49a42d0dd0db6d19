import type { Institution } from '@gongwei/domain/organisation';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { PlatformGateway } from './platform-gateway.port.ts';

/** The platform’s sentence for all, and what it said of each account that was tried. */
export type TriedAccounts = Awaited<ReturnType<PlatformGateway['tryAll']>>;

/** What the upload platform says of each account of an institution; every reload tries them anew. */
export const createPlatformVerdicts = (
  gateway: PlatformGateway,
  institution: Pick<Institution, 'code' | 'level'> | undefined,
): Loaded<TriedAccounts> =>
  createLoaded(async (asker) => (institution ? gateway.tryAll(institution, asker) : { message: '', accounts: [] }));
