import type { HttpGateway, HttpSettings } from '@gongwei/adapters/http';
import type { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { onceBrought } from './once-brought.ts';

type Part = { readonly createHttpGateway: typeof createHttpGateway };

/** Brings what calls the server with the first call: the log-in page stands before anything is asked. */
export function createLateHttpGateway(bring: () => Promise<Part>, settings: HttpSettings): HttpGateway {
  const gateway = onceBrought(async () => (await bring()).createHttpGateway(settings));
  return { send: async (call) => (await gateway()).send(call) };
}
