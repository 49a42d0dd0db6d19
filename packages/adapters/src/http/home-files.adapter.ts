import type { HomeFiles } from '@gongwei/application/prevention';
import { createAsk } from './ask-or-refuse.ts';
import type { WireCalls } from './wire-calls.ts';

/** What people measured at home, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpHomeFiles(calls: WireCalls): HomeFiles {
  const { get } = createAsk(calls);
  return {
    of: (residentId, kind, days, asker) =>
      get(
        `/v1/residents/${encodeURIComponent(residentId)}/home-file?${new URLSearchParams({ of: kind, days: String(days) })}`,
        asker,
      ),
  };
}
