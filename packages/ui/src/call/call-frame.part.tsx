import { CallService, IncomingCalls } from '@gongwei/application/call';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fetchDialog, useBehavior, useIdleFetch, useService } from '../shared/index.ts';
import { CallShared, type CallContext } from './call-context.ts';
import { isCallPage } from './call-paths.ts';
import { loadNoteDialog, NoteAfterCall } from './note-after-call.part.tsx';
import { createPageWatch } from './page-watch.ts';
import { useCallMoves } from './use-call-moves.ts';
import { useCallSaying } from './use-call-saying.ts';
import { useDeviceGate } from './use-device-gate.tsx';
import { useStartCall } from './use-start-call.ts';

const loadTile = () => import('./floating-call.part.tsx');
const FloatingCall = lazy(() => loadTile().then((module) => ({ default: module.FloatingCall })));
const loadRinging = () => import('./incoming-call.part.tsx');
const IncomingCall = lazy(() => loadRinging().then((module) => ({ default: module.IncomingCall })));
/** What rings comes first: who calls does not wait. */
const AHEAD = [loadRinging, fetchDialog, loadTile, loadNoteDialog];

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

/** Where a call rings: above every page and every open window. What lies below stays as it is and goes on taking keys. */
const IncomingCallPlace = () => {
  const calls = useService(IncomingCalls);
  const call = useBehavior(calls.ringing$);
  return (
    <Suspense fallback={null}>{call ? <IncomingCall key={call.callId} call={call} calls={calls} /> : null}</Suspense>
  );
};
