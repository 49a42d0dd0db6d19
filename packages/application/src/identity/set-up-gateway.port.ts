import type { Institution, InstitutionSheet } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** The server's sentence and next step; `fields`: what to mend where. */
export type SetUpRefusal = {
  readonly message: string;
  readonly advice?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
};

/** An institution of a site that is set up; the server works out from the code what is not given. */
export type NewInstitution = Pick<Institution, 'code' | 'name'> & Partial<Omit<Institution, 'code' | 'name'>>;

/** What sets an empty site up: the code its terminal shows, its institutions, its first administrator. */
export type SiteSetUp = {
  readonly code: string;
  readonly institutions: readonly NewInstitution[];
  readonly administrator: { readonly username: string; readonly name: string; readonly password: string };
};

/** Setting up an empty site with the code that its terminal shows. Rejects with a `Fault` when the network or the server fails. */
export interface SetUpGateway {
  /** Whether nobody works at this site yet. */
  needed(): Promise<boolean>;
  tryCode(code: string): Promise<Result<undefined, SetUpRefusal>>;
  /** What a file of institutions says, row by row; nothing is kept. */
  preview(
    code: string,
    file: { readonly name: string; bytes(): Promise<Uint8Array> },
  ): Promise<Result<InstitutionSheet, SetUpRefusal>>;
  /** All or nothing; of two who do it at once one does. */
  finish(setUp: SiteSetUp): Promise<Result<undefined, SetUpRefusal>>;
}
export const SetUpGateway = token<SetUpGateway>('SetUpGateway');
