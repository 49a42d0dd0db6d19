import { createHttpSessionGateway } from '@gongwei/adapters/http';
import { createCookieTokenStore } from '@gongwei/adapters/storage';
import { DraftLock } from '@gongwei/application/forms';
import { createSessionService, SessionGateway, SessionService, TokenStore } from '@gongwei/application/identity';
import { IdSource, ShutdownTasks } from '@gongwei/application/shared';
import { StoredItems } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindNamed, bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { SessionLost, WireCalls } from './wire.module.ts';

export const identityModule = new ContainerModule((options) => {
  bindService(options, TokenStore, [WebSettings, StoredItems], ({ cookies, secure }, stored) =>
    createCookieTokenStore(cookies, secure, stored),
  );
  bindService(options, SessionGateway, [WireCalls, SessionLost, TokenStore, IdSource], (calls, lost$, tokens, ids) =>
    createHttpSessionGateway({
      calls,
      lost$,
      token: tokens.current,
      random: ids.next,
      // Asked for only where somebody has been guessing.
      solve: async (puzzle) => (await import('./puzzle-solver.ts')).solve(puzzle),
    }),
  );
  bindNamed(
    options,
    SessionService,
    { gateway: SessionGateway, stored: StoredItems, tokens: TokenStore, drafts: DraftLock, leaving: ShutdownTasks },
    createSessionService,
  );
});
