import { partQuestion, type ListPart, type ListSession, type ListState } from '@gongwei/application/lists';
import type { ListDefinition } from '@gongwei/domain/lists';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button, FaultState, LoadingState, useBehavior, useWindowWidth } from '../../shared/index.ts';
import { useListActions } from '../actions/use-list-actions.tsx';
import { buttonsOf } from '../actions/list-actions.rules.ts';
import { foundTarget } from '../actions/selection-labels.rules.ts';
import { isPhone } from '../window-width.rules.ts';
import { ListContext, useList, type ActionTarget, type AnswerFields } from '../list-context.ts';
import { ListPanel, ListWindows } from '../list-panel.part.tsx';
import type { ActionWindow } from '../list.screen.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { usePartHere } from './use-part-here.ts';
import { usePartSession } from './use-part-session.ts';
import '../../shared/list.css';
import '../lists.css';
import './list-section.css';

/** What a page lends its lists: windows by name, fields made of other areas, and what prints rows. */
export type LentToLists = {
  readonly windows: { readonly [name: string]: ActionWindow };
  readonly fields: AnswerFields;
  readonly print: ActionWindow;
};

type Props = {
  readonly definition: ListDefinition;
  readonly part: ListPart;
  readonly title: string;
  /** Columns that say of every row what the page says already. */
  readonly without?: readonly string[];
  /** Ready-made questions that are offered, by their names. */
  readonly views?: readonly string[];
  readonly lent: LentToLists;
  /** Nothing there, and what to do about it. */
  readonly empty: ReactNode;
};

/** A list as part of a page: its rows, ticks, actions, receipts and keys, under whatever the page says of all of them. */
export const ListSection = ({ definition, without = NONE, part, ...rest }: Props) => {
  const shown = useMemo(
    () => ({ ...definition, columns: definition.columns.filter(({ key }) => !without.includes(key)) }),
    [definition, without],
  );
  const session = usePartSession(shown, part);
  return session ? <Section key={definition.id} session={session} part={part} {...rest} /> : null;
};

const NONE: readonly string[] = [];

type SectionProps = Omit<Props, 'definition' | 'without'> & { readonly session: ListSession };

const Section = ({ session, part, title, views = NONE, lent, empty }: SectionProps) => {
  const { pathname, search } = useLocation();
  const state = useBehavior(session.state$);
  const phone = useWindowWidth(isPhone);
  const [opened, setOpened] = useState<'keys'>();
  const [printing, setPrinting] = useState<ActionTarget>();
  const page = useRef<HTMLElement>(null);
  const { act, window } = useListActions(session, lent.windows, lent.print, pathname + search);
  const here = usePartHere(session, act, lent.fields);
  const showKeys = useCallback(() => setOpened('keys'), []);
  const close = useCallback(() => {
    setOpened(undefined);
    setPrinting(undefined);
  }, []);
  useListKeys(page, here, showKeys);
  const buttons = buttonsOf(session.definition, here.may);
  const nothing = (state.count?.found ?? 0) === 0;
  return (
    <ListContext value={here}>
      <section className="gw-list gw-list-section" ref={page} aria-label={title}>
        <div className="gw-list-section-head">
          <h2>{title}</h2>
          <PartViews state={state} part={part} views={views} />
          {buttons.found.map((action) => (
            <Button key={action.id} small disabled={nothing} onClick={() => act(action, foundTarget(state))}>
              {action.label}
            </Button>
          ))}
        </div>
        <ListPanel
          state={state}
          buttons={buttons}
          phone={phone}
          empty={<Nothing state={state} session={session} empty={empty} />}
          onKeys={showKeys}
          onPrint={setPrinting}
        />
      </section>
      {window}
      <ListWindows state={state} opened={opened} printing={printing} onClose={close} />
    </ListContext>
  );
};

const Nothing = ({
  state,
  session,
  empty,
}: {
  readonly state: ListState;
  readonly session: ListSession;
  readonly empty: ReactNode;
}) => {
  if (state.fault && !state.loading) return <FaultState fault={state.fault} onRetry={session.reload} />;
  return state.count === undefined ? <LoadingState label={`正在取${session.definition.title}…`} /> : empty;
};

/** The ready-made questions of the list that the page offers, within what it says itself. */
const PartViews = ({
  state: { question },
  part,
  views,
}: {
  readonly state: ListState;
  readonly part: ListPart;
  readonly views: readonly string[];
}) => {
  const { session } = useList();
  const { definition } = session;
  const offered = (definition.views ?? []).filter(({ id }) => views.includes(id));
  if (offered.length === 0) return null;
  return (
    <nav className="gw-views-bar" aria-label={`${definition.title}的视图`}>
      {[{ id: undefined, label: '全部' }, ...offered].map(({ id, label }) => (
        <button
          key={id ?? ''}
          type="button"
          className="gw-view"
          data-view={id}
          aria-current={question.view === id ? 'true' : undefined}
          onClick={() => session.go(partQuestion(definition, id === undefined ? part : { view: id }))}
        >
          {label}
        </button>
      ))}
    </nav>
  );
};
