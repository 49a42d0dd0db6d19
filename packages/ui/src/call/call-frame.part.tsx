import { CallService } from '@gongwei/application/call';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fetchDialog, useBehavior, useIdleFetch, useService } from '../shared/index.ts';
import { CallShared, type CallContext } from './call-context.ts';
import { isCallPage } from './call-paths.ts';
import { IncomingCallPlace } from './incoming-call-place.part.tsx';
import { NoteAfterCall } from './note-after-call.part.tsx';
import { createPageWatch } from './page-watch.ts';
import { useCallMoves } from './use-call-moves.ts';
import { useCallSaying } from './use-call-saying.ts';
import { useDeviceGate } from './use-device-gate.tsx';
import { useStartCall } from './use-start-call.ts';

const loadTile = () => import('./floating-call.part.tsx');
const FloatingCall = lazy(() => loadTile().then((module) => ({ default: module.FloatingCall })));
const AHEAD = [fetchDialog, loadTile];

/** Stands around every page behind the log-in: rings, leads to the pages of a call and back, and says what happens in one. */
export const CallFrame = ({ children }: { readonly children: ReactNode }) => {
  const desk = useService(CallService);
  const here = useLocation().pathname;
  const calling = useBehavior(desk.call$) !== undefined;
  const pages = useMemo(() => createPageWatch(desk.leftPage), [desk]);
  const gate = useDeviceGate();
  const { place, dial } = useStartCall(gate.pass);
  const { soundBlocked, playSound } = useCallSaying();
  useCallMoves();
  useIdleFetch(AHEAD);
  const shared = useMemo<CallContext>(
    () => ({
      place,
      dial,
      soundBlocked,
      playSound,
      pages,
    }),
    [place, dial, soundBlocked, playSound, pages],
  );
  return (
    <CallShared value={shared}>
      {children}
      {gate.dialog}
      <Suspense fallback={null}>{calling && !isCallPage(here) ? <FloatingCall /> : null}</Suspense>
      <NoteAfterCall />
      <IncomingCallPlace />
    </CallShared>
  );
};
