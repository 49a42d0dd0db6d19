import { authenticated } from './composition/authenticated-modules.ts';
import { LatePart } from './late-part.tsx';

async function bring() {
  const { idleModule, IdleWarning } = await import('./idle-part.ts');
  authenticated.add(idleModule);
  // At hand, whatever becomes of the line.
  await Promise.all([import('@gongwei/ui/shell/lock'), import('@gongwei/ui/identity/renew')]);
  return IdleWarning;
}

/** The lock of a PC that nobody touches. It comes when the page stands: the shortest time it waits for is a minute. */
export const IdleLock = () => <LatePart bring={bring} />;
