import { ErrorLog } from '@gongwei/application/shell';
import { isFault } from '@gongwei/domain/shared';
import type { ServiceLocator } from '@gongwei/ui/shared';

/** Tells the local error log what nobody else dealt with: scripts, promises, and pages that broke while they were fetched or drawn. */
export function catchTroubles(locate: ServiceLocator) {
  const log = locate(ErrorLog);
  addEventListener('error', ({ error, message }) => {
    // What a browser reports of its own layout is no trouble of anybody.
    if (!message.startsWith('ResizeObserver loop')) log.add(error ?? message, 'error');
  });
  addEventListener('unhandledrejection', ({ reason }) => log.add(reason, 'rejection'));
  const drawn = (failure: unknown, info?: string): void => {
    // What the server or the network refused has its own page and is no error of the program.
    if (!isFault(failure) || failure.category === 'defect') log.add(failure, 'render', info);
  };
  return {
    /** A page that could not be fetched or drawn. */
    ofRoute: (failure: unknown): void => drawn(failure),
    /** For the root of the page. */
    root: {
      onUncaughtError: (failure: unknown, { componentStack }: { readonly componentStack?: string | undefined }) =>
        drawn(failure, componentStack),
      onCaughtError: (failure: unknown, { componentStack }: { readonly componentStack?: string | undefined }) =>
        drawn(failure, componentStack),
    },
  };
}
