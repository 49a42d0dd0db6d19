import { SessionService } from '@gongwei/application/identity';
import { addressOfRow, rowAt, type ListSession } from '@gongwei/application/lists';
import { mayTakeAction, type ListRow } from '@gongwei/domain/lists';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useService } from '../../shared/index.ts';
import type { AnswerFields, ListHere } from '../list-context.ts';

/** What the parts of a list share that is itself part of a page: a row leads where the list says. */
export function usePartHere(session: ListSession, act: ListHere['act'], fields: AnswerFields): ListHere {
  const login = useService(SessionService);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  return useMemo(() => {
    const { definition } = session;
    const [first] = definition.columns;
    return {
      session,
      titleOf: (row: ListRow) => (first ? String(row.cells[first.key] ?? '') : ''),
      open: (index) => {
        const row = rowAt(session.state$.value.rows, index);
        const address = row && addressOfRow(definition.open, row);
        if (address !== undefined) void navigate(address, { state: { list: page } });
      },
      act,
      fields,
      may: (action) => mayTakeAction(definition, action, login.may),
    };
  }, [session, login, navigate, page, act, fields]);
}
