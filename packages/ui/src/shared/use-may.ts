import { SessionService } from '@gongwei/application/identity';
import { includesLetter, type PermissionLetter } from '@gongwei/domain/shared';
import { useService } from './services.tsx';

/** A permission code with the least letter that is enough, as the pages of the catalogue write it: `gwjkdngl:E`. */
export type Right = `${string}:${PermissionLetter}`;

/**
 * Whether who is logged in holds one of these rights. Controls that write are shown by this and nothing else:
 * apps/server/src/access/screen-writes.test.ts holds them against the routes behind.
 */
export function useMay(...rights: readonly Right[]): boolean {
  const { may } = useService(SessionService);
  return rights.some((right) => holdsRight(may, right));
}

/** The same outside of a component. `may`: the letter held for a code. */
export function holdsRight(may: SessionService['may'], right: Right): boolean {
  const [code, letter] = right.split(':') as [string, PermissionLetter];
  return includesLetter(may(code), letter);
}
