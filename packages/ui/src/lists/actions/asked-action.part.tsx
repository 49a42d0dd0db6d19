import { createSelectedRows, type ListSession } from '@gongwei/application/lists';
import { opensByAddress, type ListAction, type ListRow, type ListSelection } from '@gongwei/domain/lists';
import { actionAsked } from '@gongwei/domain/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBehavior, useLoaded, useNotify, wordsOf } from '../../shared/index.ts';
import { useList } from '../list-context.ts';
import { OWN } from '../use-list-session.ts';
import { foundTarget } from './selection-labels.rules.ts';

/** Opens what the address asks to be done, once: of the page itself, or of one row, which the list then shows. */
export const AskedAction = ({ search }: { readonly search: string }) => {
  const { session } = useList();
  const asked = actionAsked(search);
  const action = session.definition.actions?.find(({ id }) => id === asked?.action);
  if (!asked) return null;
  return asked.row === undefined || !action ? (
    <Opened rest={asked.rest} action={action} />
  ) : (
    <OfRow rest={asked.rest} action={action} id={asked.row} />
  );
};

type Props = { readonly rest: string; readonly action: ListAction | undefined };

const OfRow = ({ rest, action, id }: Props & { readonly id: string }) => {
  const { session } = useList();
  const [selection] = useState<ListSelection>({ ids: [id] });
  const { value, failure } = useLoaded(createSelectedRows, session, selection, 1);
  if (!value && failure === undefined) return null;
  return <Opened rest={rest} action={action} row={value?.rows[0]} failure={failure} />;
};

/** The address goes first: what is opened may lead to another page. */
const Opened = ({
  rest,
  action,
  row,
  failure,
}: Props & { readonly row?: ListRow | undefined; readonly failure?: unknown }) => {
  const { session, act, may, titleOf } = useList();
  const state = useBehavior(session.state$);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const open = useEffectEvent(async () => {
    await navigate({ pathname, search: rest }, { replace: true, state: OWN });
    if (row) find(session, titleOf(row));
    const refusal = failure === undefined ? refusalOf(action, row, may) : wordsOf(failure).message;
    if (action && refusal === undefined)
      act(action, row ? { selection: { ids: [row.id] }, count: 1, rows: [row] } : foundTarget(state));
    else notify({ kind: 'warn', text: refusal ?? '' });
  });
  useEffect(() => void open(), []);
  return null;
};

/** The list shows the row; a name that is masked finds nobody. */
function find({ definition, ask }: ListSession, title: string): void {
  const searched = definition.filters.some(({ match }) => match === 'search');
  if (searched && title !== '' && !title.includes('*')) ask({ text: title });
}

/** Why it cannot be done, in words; nothing where it can. */
function refusalOf(
  action: ListAction | undefined,
  row: ListRow | undefined,
  may: (action: ListAction) => boolean,
): string | undefined {
  if (!action || !opensByAddress(action)) return '链接要办的事在这个列表里没有';
  if (action.on !== 'page' && !row) return '要办的这一条已不在列表里';
  return (row ? row.actions.includes(action.id) : may(action))
    ? undefined
    : `现在不能“${action.label}”：可能已经办过，或您没有这项权限`;
}
