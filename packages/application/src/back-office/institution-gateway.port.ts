import type { Institution, KeptInstitution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

type Seen = Pick<KeptInstitution, 'code' | 'version'>;

/** An institution that is to be made; its code begins with that of the institution above it. */
export type NewInstitution = Pick<Institution, 'code' | 'name' | 'level'>;
/** What is changed of one, with the version that was seen. The code stays. */
export type InstitutionEdit = Seen &
  Pick<Institution, 'name' | 'offersChildren'> & { readonly phone: string; readonly address: string };

/** The institutions of a county, for who keeps them. Rejects with a `Fault`; what was filled in wrong, was changed by somebody else, or is in use, is a sentence. */
export interface InstitutionGateway {
  find(code: string): Promise<KeptInstitution>;
  /** One's own and all below it, in code order, those that were given up too. */
  places(): Promise<readonly Pick<Institution, 'code' | 'name' | 'level' | 'disabled'>[]>;
  create(institution: NewInstitution): Promise<Result<undefined, string>>;
  edit(edit: InstitutionEdit): Promise<Result<undefined, string>>;
  setState(institution: Seen, state: 'active' | 'disabled', reason: string): Promise<Result<undefined, string>>;
}
export const InstitutionGateway = token<InstitutionGateway>('InstitutionGateway');
