import { Analyses, type AnalysisSession } from '@gongwei/application/measures';
import type { AnalysisPage } from '@gongwei/domain/measures';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBehavior, useService } from '../shared/index.ts';

const OWN = 'numbers';

/**
 * The numbers at the page's address, as they were left. The address follows what is chosen; links and the back button lead them elsewhere. An
 * address that says nothing leaves them as they are. Navigations of the page itself carry `OWN` as their state and do not lead.
 */
export function useAnalysisSession(page: AnalysisPage): AnalysisSession {
  const { key, search, pathname, state } = useLocation();
  const query = search.slice(1);
  const session = useService(Analyses).at(page, query);
  const { view } = useBehavior(session.state$);
  const navigate = useNavigate();
  const bring = useEffectEvent(() => {
    if (state !== OWN && query !== '') session.goTo(query);
  });
  useEffect(() => bring(), [session, key]);
  const follow = useEffectEvent(() => {
    const address = session.query();
    if (address !== query) void navigate({ pathname, search: address }, { replace: true, state: OWN });
  });
  useEffect(() => follow(), [session, view, query]);
  return session;
}
