import { SessionService } from '@gongwei/application/identity';
import { ShutdownTasks, type Token } from '@gongwei/application/shared';
import { Container } from 'inversify';
import { draftsModule } from './drafts.module.ts';
import { identityModule } from './identity.module.ts';
import { authenticated, type AuthenticatedModules } from './authenticated-modules.ts';
import type { WebSettings } from './settings.ts';
import { sharedModule } from './shared.module.ts';
import { shellModule } from './shell.module.ts';
import { wireModule } from './wire.module.ts';

export type ServiceLocator = <Service>(token: Token<Service>) => Service;

/** Every service of the web client, made when it is first asked for; those behind the log-in once they arrived. */
export function composeServices(settings: WebSettings, late: AuthenticatedModules = authenticated): ServiceLocator {
  const container = new Container();
  const locate: ServiceLocator = (token) => container.get(token);
  container.load(
    sharedModule(settings),
    wireModule(() => locate(SessionService)),
    identityModule,
    shellModule,
    draftsModule,
  );
  late.join(container);
  return locate;
}

/**
 * A page may go without another word: what is being typed is kept as soon as it is out of sight, and already when it is told
 * to go (F5): until the server has answered there is time enough to encrypt and store, after `pagehide` there is not.
 */
export function finishWhenHidden(locate: ServiceLocator, page: Document): void {
  const finish = (): void => void locate(ShutdownTasks).finish();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') finish();
  });
  for (const going of ['beforeunload', 'pagehide']) page.defaultView?.addEventListener(going, finish);
}
