import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** The order in which one visits people. What the rules refuse comes as a sentence; everything else rejects with a `Fault`. */
export interface RoundGateway {
  /** Puts somebody right before or after another one of one's own round. */
  move(
    residentId: string,
    besideId: string,
    side: 'before' | 'after',
  ): Promise<Result<{ readonly people: number }, string>>;
  /** By village and household again, as long as nobody moves anybody. */
  forget(): Promise<void>;
}
export const RoundGateway = token<RoundGateway>('RoundGateway');
