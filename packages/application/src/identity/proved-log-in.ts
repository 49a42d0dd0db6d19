import type { UserSession } from '@gongwei/domain/identity';
import type { Result } from '@gongwei/domain/shared';
import type { Scope } from '../shared/index.ts';
import type { Credentials, LogInRefusal, Proof, SessionGateway } from './session-gateway.port.ts';

/** How often in one log-in work is shown anew: somebody may guess on meanwhile, and more is asked for. */
const MOST_PROOFS = 2;

/** Work that was begun while the password was typed once more; the server forgets what it asked after five minutes. */
type Begun = { readonly username: string; readonly proof: Promise<Proof> };

/**
 * Logs in, and shows the work that the server asks for where somebody has been guessing; the user only waits a moment. What the next try will
 * need is begun at once. `proving$` tells that a log-in waits for it.
 */
export function createProvedLogIn(gateway: SessionGateway, scope: Scope) {
  const proving$ = scope.behavior(false);
  let begun: Begun | undefined;
  const begin = (username: string): Begun => {
    const proof = gateway.prove(username);
    // Who asks for it later hears of the failure.
    proof.catch(() => undefined);
    return { username, proof };
  };
  const finished = async (username: string): Promise<Proof> => {
    const work = begun?.username === username ? begun : begin(username);
    begun = undefined;
    proving$.next(true);
    try {
      return await work.proof;
    } finally {
      proving$.next(false);
    }
  };
  const byPassword = async (
    credentials: Extract<Credentials, { readonly username: string }>,
  ): Promise<Result<UserSession, LogInRefusal>> => {
    const { username } = credentials;
    let proof = begun?.username === username ? await finished(username) : undefined;
    for (let proofs = 0; ; proofs += 1) {
      const answer = await gateway.logIn({ ...credentials, ...(proof && { proof }) });
      if (answer.ok || answer.failure.about !== 'proof' || proofs >= MOST_PROOFS) {
        if (!answer.ok && answer.failure.proof) begun = begin(username);
        return answer;
      }
      proof = await finished(username);
    }
  };
  return {
    proving$,
    logIn: (credentials: Credentials): Promise<Result<UserSession, LogInRefusal>> =>
      'username' in credentials ? byPassword(credentials) : gateway.logIn(credentials),
  };
}
export type ProvedLogIn = ReturnType<typeof createProvedLogIn>;
