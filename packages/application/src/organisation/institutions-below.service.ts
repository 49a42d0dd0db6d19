import { createLoaded, type Loaded } from '../shared/index.ts';
import type { InstitutionDirectory } from './institution-directory.port.ts';

type Institutions = Awaited<ReturnType<InstitutionDirectory['childrenOf']>>;

/** Institutions directly below one. */
export const createInstitutionsBelow = (directory: InstitutionDirectory, code: string): Loaded<Institutions> =>
  createLoaded((asker) => directory.childrenOf(code, asker));
