import type { SessionService } from '../identity/session.service.ts';

/** Whose the page is now: one person at one institution; nobody's is empty. */
export function ownerOf({ state$ }: Pick<SessionService, 'state$'>): string {
  const state = state$.value;
  return state.status === 'logged-in' ? `${state.session.user.id} ${state.session.institution.code}` : '';
}
