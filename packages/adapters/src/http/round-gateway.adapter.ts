import type { RoundGateway } from '@gongwei/application/plans';
import { createAsk } from './ask-or-refuse.ts';
import type { WireCalls } from './wire-calls.ts';

/** Order of today’s round, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpRound(calls: WireCalls): RoundGateway {
  const { send, ask } = createAsk(calls);
  return {
    move: (residentId, besideId, side) => ask('/v1/round/moves', { residentId, besideId, side }),
    forget: async () => void (await send('/v1/round/forget', {})),
  };
}
