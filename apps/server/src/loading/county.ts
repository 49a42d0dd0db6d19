import type { Institution } from '@gongwei/domain/organisation';
import type { PasswordCost } from '../identity/password.rules.ts';
import type { SeedFile, SeedRecord, SeedUser } from '../seed/seed-rows.ts';

/** A whole county to be loaded into an empty database. Residents come one by one: a million never stand in memory. */
export type County = {
  readonly institutions: readonly Institution[];
  readonly users: readonly SeedUser[];
  /** The password of the demo accounts; nobody else can log in. */
  readonly demoPassword: string;
  /** What a guess at it costs; the product's own cost, where nothing is said. */
  readonly demoPasswordCost?: PasswordCost;
  /** Records that lie in no resident's file. */
  readonly entries?: readonly SeedRecord[];
  /** Whether clinics have registered the people of their villages, a few more than have an archive. */
  readonly registersPeople?: true;
  readonly files: Iterable<SeedFile>;
};
