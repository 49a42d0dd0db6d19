import { SessionService } from '@gongwei/application/identity';
import type { UserSession } from '@gongwei/domain/identity';
import { useService } from './services.tsx';
import { useBehavior } from './use-behavior.ts';

/** Who works here and for which institution; nothing while nobody is logged in. */
export function useUserSession(): UserSession | undefined {
  const state = useBehavior(useService(SessionService).state$);
  return state.status === 'logged-in' ? state.session : undefined;
}
