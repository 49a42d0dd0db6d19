import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext } from '../create-context.ts';
import type { Database } from '../database/database.port.ts';
import { createManualTime } from './manual-time.ts';

/** What services of a server are given, over a database; the clock stands at noon in China on 2026-06-15. */
export function testContext(database: Database): ReturnType<typeof createContext> {
  const { clock, timers } = createManualTime('2026-06-15T04:00:00Z');
  return createContext({ database, clock, timers, settings: { webFolder: join(tmpdir(), 'gongwei-no-web') } });
}
