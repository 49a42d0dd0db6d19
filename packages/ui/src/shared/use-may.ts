import { SessionService } from '@gongwei/application/identity';
import { holdsRight, type Right } from '@gongwei/domain/shared';
import { useService } from './services.tsx';

export { holdsRight, type Right };

/**
 * Whether who is logged in holds one of these rights. Controls that write are shown by this and nothing else:
 * apps/server/src/access/screen-writes.test.ts holds them against the routes behind.
 */
export function useMay(...rights: readonly Right[]): boolean {
  const { may } = useService(SessionService);
  return rights.some((right) => holdsRight(may, right));
}
