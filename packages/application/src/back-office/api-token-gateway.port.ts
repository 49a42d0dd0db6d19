import type { HeldRight } from '@gongwei/domain/back-office';
import type { Institution } from '@gongwei/domain/organisation';
import type { CalendarDay, PermissionLetter, Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** What a program asks with, in the name of one's own account and never with more than it. */
export type NewApiToken = {
  /** Which program it is for, at most 40 characters. */
  readonly name: string;
  /** Where it works, with everything below. */
  readonly institutionCode: string;
  /** By permission code. */
  readonly letters: { readonly [code: string]: PermissionLetter };
  /** The last day it is good, in China, at most a year away. */
  readonly expiresOn: CalendarDay;
};

/** Requests of one kind on one day. `route`: as the interface declares it, without numbers of persons. */
export type TokenUse = { readonly day: CalendarDay; readonly route: string; readonly uses: number };

/** Tokens of programs. Rejects with a `Fault`; what was filled in wrong is a sentence. */
export interface ApiTokenGateway {
  /** The most one's own account can give. Rejects where the site has no tokens. */
  rights(asker?: Asker): Promise<readonly HeldRight[]>;
  /** Where a token can work: the own institution and all below, in code order. */
  institutions(asker?: Asker): Promise<readonly Pick<Institution, 'code' | 'name' | 'level'>[]>;
  /** Answers with what the program sends: it is told this once and kept nowhere. */
  create(wanted: NewApiToken): Promise<Result<string, string>>;
  /** Newest days first, at most 500 rows. */
  uses(id: string, asker?: Asker): Promise<readonly TokenUse[]>;
}
export const ApiTokenGateway = token<ApiTokenGateway>('ApiTokenGateway');
