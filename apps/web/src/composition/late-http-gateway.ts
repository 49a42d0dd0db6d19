import type { HttpAnswer, HttpCall, HttpGateway, HttpSettings } from '@gongwei/adapters/http';
import type { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { onceBrought } from './once-brought.ts';

type Part = { readonly createHttpGateway: typeof createHttpGateway };

/** What is known of a call's answer before it is made. */
type Ahead = (call: HttpCall) => Promise<HttpAnswer | undefined>;

/** Brings what calls the server with the first call: the log-in page stands before anything is asked. */
export function createLateHttpGateway(
  bring: () => Promise<Part>,
  settings: HttpSettings,
  ahead: Ahead = async () => undefined,
): HttpGateway {
  const gateway = onceBrought(async () => (await bring()).createHttpGateway(settings));
  return { send: async (call) => (await ahead(call)) ?? (await gateway()).send(call) };
}
