import { ListSessions, type ListPart, type ListSession } from '@gongwei/application/lists';
import type { ListDefinition } from '@gongwei/domain/lists';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useBehavior, useService } from '../../shared/index.ts';

/** Rows that are fetched first. */
const FIRST = 30;

/** A list that is part of a page: made with it and ended with it. What `where` says follows the page. */
export function usePartSession(definition: ListDefinition, part: ListPart): ListSession | undefined {
  const lists = useService(ListSessions);
  const owner = useBehavior(lists.owner$);
  const [session, setSession] = useState<ListSession>();
  const { within, where } = part;
  const make = useEffectEvent(() => lists.apart(definition, part));
  useLayoutEffect(() => {
    const made = make();
    setSession(made);
    made.show(0, FIRST);
    return made.end;
  }, [lists, owner, definition, within]);
  useEffect(() => {
    if (session && where) session.ask({ where });
  }, [session, where]);
  return session;
}
