import { SessionService } from '@gongwei/application/identity';
import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { useService } from './services.tsx';

/** Whether the user works with residents' files and may have hidden numbers shown; supervision may not. */
export function useMayReveal(): boolean {
  const login = useService(SessionService);
  return RESIDENT_CODES.some((code) => ['E', 'M'].includes(login.may(code) ?? ''));
}
