import { createWireCalls, type WireCalls as Calls } from '@gongwei/adapters/http';
import { type SessionService, TokenStore } from '@gongwei/application/identity';
import { Clock, Configuration, token } from '@gongwei/application/shared';
import { NoticeService } from '@gongwei/application/shell';
import { ContainerModule } from 'inversify';
import { Subject } from 'rxjs';
import { bindService, bindValue } from './bind-service.ts';
import { createLateHttpGateway } from './late-http-gateway.ts';
import { WebSettings } from './settings.ts';

export const WireCalls = token<Calls>('WireCalls');
/** The server answered 401: the session is gone. */
export const SessionLost = token<Subject<void>>('SessionLost');

/** `session` is asked at the time of a call: the session service itself stands on these calls. */
export const wireModule = (session: () => SessionService): ContainerModule =>
  new ContainerModule((options) => {
    bindValue(options, SessionLost, new Subject<void>());
    bindService(
      options,
      WireCalls,
      [WebSettings, TokenStore, Clock, SessionLost, NoticeService, Configuration],
      (settings, tokens, clock, lost$, notices, configuration) =>
        createWireCalls(
          createLateHttpGateway(
            () => import('@gongwei/adapters/http/gateway'),
            {
              origin: settings.origin,
              token: tokens.current,
              timeout: () => configuration.number('http.timeout', 60_000),
              now: () => clock.now().getTime(),
              onSessionLost() {
                lost$.next();
                return session().renewed();
              },
              institution() {
                const state = session().state$.value;
                return state.status === 'logged-in' ? state.session.institution.code : undefined;
              },
            },
            settings.ahead,
          ),
          notices.announce,
        ),
    );
  });
