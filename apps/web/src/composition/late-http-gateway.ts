import type { HttpAnswer, HttpCall, HttpGateway, HttpSettings } from '@gongwei/adapters/http';
import type { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { onceBrought } from './once-brought.ts';

type Part = { readonly createHttpGateway: typeof createHttpGateway };

/** What is known of a call's answer before it is made. */
type Ahead = (call: HttpCall) => Promise<HttpAnswer | undefined> | undefined;

/**
 * Brings what calls the server with the first call: the log-in page stands before anything is asked. Later calls go out at once, before what
 * their asker changed is drawn: on a slow PC the answer is under way meanwhile.
 */
export function createLateHttpGateway(
  bring: () => Promise<Part>,
  settings: HttpSettings,
  ahead: Ahead = () => undefined,
): HttpGateway {
  let brought: HttpGateway | undefined;
  const gateway = onceBrought(async () => (brought = (await bring()).createHttpGateway(settings)));
  const late = async (call: HttpCall, known: ReturnType<Ahead>) => (await known) ?? (await gateway()).send(call);
  return {
    send(call) {
      const known = ahead(call);
      return brought && !known ? brought.send(call) : late(call, known);
    },
  };
}
