import { CallService } from '@gongwei/application/call';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useService } from '../shared/index.ts';
import { CALL_PATHS, isCallPage } from './call-paths.ts';

/**
 * Leads to the pages of a call as the desk says. Back home only from a call's own page, so that nobody is torn away from a form;
 * that page is of no use any more, so nobody comes back to it by 后退.
 */
export function useCallMoves(): void {
  const desk = useService(CallService);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const now = useRef({ navigate, pathname });
  useLayoutEffect(() => {
    now.current = { navigate, pathname };
  });
  useEffect(() => {
    const listening = desk.moves$.subscribe((page) => {
      const here = now.current.pathname;
      const over = page === 'video-home' && desk.call$.value === undefined;
      if (over && !isCallPage(here)) return;
      if (here !== CALL_PATHS[page]) void now.current.navigate(CALL_PATHS[page], { replace: isCallPage(here) });
    });
    return () => listening.unsubscribe();
  }, [desk]);
}
