import type { ContainerModule } from 'inversify';
import { authenticated } from './authenticated-modules.ts';

let here = false;
const heard = new Set<() => void>();

/** The services of lists, which come with the first list; what is drawn beside pages waits for them. */
export const lateLists = {
  here: (): boolean => here,
  subscribe(changed: () => void): () => void {
    heard.add(changed);
    return () => void heard.delete(changed);
  },
  add(module: ContainerModule): void {
    authenticated.add(module);
    if (here) return;
    here = true;
    heard.forEach((changed) => changed());
  },
};
