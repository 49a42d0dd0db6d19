import { createTriedDevices } from '@gongwei/application/call';
import { StoredItems } from '@gongwei/application/shared';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLoaded, useService } from '../shared/index.ts';
import { loadDeviceCheck } from './load-device-check.ts';

const DeviceCheckDialog = lazy(() => loadDeviceCheck().then((module) => ({ default: module.DeviceCheckDialog })));

/** Before the first call of this browser the devices are tried, once; the user then calls or thinks better of it. */
export function useDeviceGate(): { readonly pass: () => Promise<boolean>; readonly dialog: ReactNode } {
  const { read, keep } = useLoaded(createTriedDevices, useService(StoredItems));
  const [answer, setAnswer] = useState<(go: boolean) => void>();
  const pass = useCallback(
    () => (read() ? Promise.resolve(true) : new Promise<boolean>((done) => setAnswer(() => done))),
    [read],
  );
  const close = (go: boolean) => (): void => {
    if (go) keep(true);
    setAnswer(undefined);
    answer?.(go);
  };
  const dialog = answer ? (
    <Suspense fallback={null}>
      <DeviceCheckDialog onClose={close(false)} onCall={close(true)} />
    </Suspense>
  ) : null;
  return { pass, dialog };
}
