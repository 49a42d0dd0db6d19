import type { Token } from '@gongwei/application/shared';
import type { Container, ContainerModule } from 'inversify';
import { onceBrought } from './once-brought.ts';

type Modules = { readonly officeModules: readonly ContainerModule[] };

/** The services that stand behind the log-in: of no use on the log-in page, so that they come with the first page behind it. */
export type AuthenticatedModules = {
  /** The container they will join. */
  join(container: Container): void;
  /** To be awaited before a page asks for one of them; a chunk that did not come is asked for again. */
  arrive(): Promise<void>;
  /** Services of one page, which come with it; the same ones join once. */
  add(module: ContainerModule): void;
  /** A service, once they arrived. */
  late<Service>(service: Token<Service>): Promise<Service>;
};

export function createAuthenticatedModules(bring: () => Promise<Modules>): AuthenticatedModules {
  let container: Container | undefined;
  const added = new Set<ContainerModule>();
  const arrive = onceBrought(async () => {
    const { officeModules } = await bring();
    container?.load(...officeModules);
  });
  return {
    join(joined) {
      container = joined;
    },
    add(module) {
      if (added.has(module)) return;
      added.add(module);
      container?.load(module);
    },
    arrive,
    async late(service) {
      await arrive();
      if (!container) throw new Error('Nothing holds the services behind the log-in.');
      return container.get(service);
    },
  };
}

/** The one of the page that is open; the route of everything behind the log-in awaits it. */
export const authenticated = createAuthenticatedModules(() => import('../behind-log-in.tsx'));
