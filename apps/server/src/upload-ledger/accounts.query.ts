import type { Queryable } from '../database/database.port.ts';
import type { PlatformLogin } from '../platform/third-party-platform.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** An account of the platform, as far as sending goes. */
export type UploadAccount = {
  readonly id: string;
  readonly institution: string;
  readonly username: string;
  readonly sealed: Uint8Array;
  readonly state: string;
};

const SELECT =
  'select id, institution_code as institution, username, sealed_password as sealed, state from platform_accounts';

export const accountById = async (on: Queryable, id: string): Promise<UploadAccount | undefined> =>
  (await on.query<UploadAccount>(`${SELECT} where id = $1`, [id]))[0];

export const accountsOfCounty = (on: Queryable, county: string): Promise<readonly UploadAccount[]> =>
  on.query<UploadAccount>(`${SELECT} where institution_code like $1 || '%' order by institution_code, id`, [county]);

/** The account that is nearest to an institution: its own, or that of the nearest one above it. */
export const accountFor = (accounts: readonly UploadAccount[], institution: string): UploadAccount | undefined =>
  accounts
    .filter((one) => institution.startsWith(one.institution))
    .toSorted((one, other) => other.institution.length - one.institution.length)[0];

/** Whether the platform takes it, as far as anybody knows. */
export const hasPassed = ({ state }: Pick<UploadAccount, 'state'>): boolean => state === '1';

/** `undefined`: sealed with a key that is gone. */
export function loginOf({ username, sealed }: UploadAccount, box: SecretBox): PlatformLogin | undefined {
  try {
    return { username, password: box.open(sealed) };
  } catch {
    return undefined;
  }
}
