import { ListSessions, type ListSession } from '@gongwei/application/lists';
import type { ListDefinition } from '@gongwei/domain/lists';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBehavior, useService } from '../shared/index.ts';

/** The state of navigations by which an address follows its list. */
export const OWN = 'list';

/** Whether an address opens an action of the list. */
export const asksAction = (query: string): boolean => /\bdo=/.test(query);

/**
 * The list at the page's address, as it was left. The address follows what is chosen; links and the back button lead the list elsewhere.
 * Navigations of the list itself carry `OWN` as their state and do not. `part`: what of the query is the page's own and stays. What the address
 * asks to be done (`asksAction`) stays until that is begun.
 */
export function useListSession(definition: ListDefinition, part = ''): ListSession {
  const lists = useService(ListSessions);
  const owner = useBehavior(lists.owner$);
  const { key, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const query = search.replace(/^\?/, '');
  const bring = useEffectEvent(() => {
    if (state !== OWN) lists.at(definition, query);
  });
  // Another owner has other lists; another address is gone to, by a navigation as a whole.
  const [held, setHeld] = useState(() => ({ owner, definition, session: lists.at(definition, query) }));
  const stale = held.owner !== owner || held.definition !== definition;
  const session = stale ? lists.at(definition, query) : held.session;
  if (stale) setHeld({ owner, definition, session });
  useEffect(() => bring(), [lists, definition, key]);
  const { question, loading } = useBehavior(session.state$);
  const follow = useEffectEvent(() => {
    const address = [part, lists.addressOf(session)].filter((words) => words !== '').join('&');
    if (address !== query && !asksAction(query))
      void navigate({ pathname, search: address }, { replace: true, state: OWN });
  });
  useEffect(() => {
    // After the answer is painted: on a slow PC that is sooner by a tenth of a second.
    if (loading) return;
    const resting = requestIdleCallback(() => follow());
    return () => cancelIdleCallback(resting);
  }, [lists, session, question, loading]);
  useEffect(() => {
    if (session.state$.value.count) session.resume();
    return () => session.rest();
  }, [session]);
  return session;
}
