import { createLoaded, type Loaded } from '../shared/index.ts';
import type { InstitutionDirectory } from './institution-directory.port.ts';

type Institutions = Awaited<ReturnType<InstitutionDirectory['childrenOf']>>;

/** Institutions directly below one that something may be put into. */
export const createInstitutionsBelow = (directory: InstitutionDirectory, code: string): Loaded<Institutions> =>
  createLoaded(async (asker) => (await directory.childrenOf(code, asker)).filter(({ disabled }) => !disabled));
