import { lazy, Suspense, type ReactNode } from 'react';
import { LoadingState, useUserSession } from '../shared/index.ts';

export type TemporaryPasswordProps = {
  /** The password was changed; what lies behind was refused so far. */
  readonly onDone: () => void;
};

// Most people never see it.
const TemporaryPasswordScreen = lazy(() =>
  import('./temporary-password.screen.tsx').then((module) => ({ default: module.TemporaryPasswordScreen })),
);

/** Stands in place of everything while the password is one that an administrator gave; the server does nothing else before. */
export const TemporaryPasswordGate = ({
  children,
  ...props
}: TemporaryPasswordProps & { readonly children: ReactNode }) =>
  useUserSession()?.mustChangePassword ? (
    <Suspense fallback={<LoadingState />}>
      <TemporaryPasswordScreen {...props} />
    </Suspense>
  ) : (
    children
  );
