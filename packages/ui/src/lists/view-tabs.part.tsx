import {
  firstQuestion,
  questionOfSaved,
  questionOfView,
  sameQuestion,
  type ListState,
} from '@gongwei/application/lists';
import { viewsFor } from '@gongwei/domain/lists';
import { lazy, Suspense, useState } from 'react';
import { useReader } from '../shared/use-may-reveal.ts';
import { Button, Icon, useBehavior, useNotify, wordsOf } from '../shared/index.ts';
import { useList } from './list-context.ts';

const KeepView = lazy(() => import('./keep-view.part.tsx').then((module) => ({ default: module.KeepView })));

/** Ready-made questions, the list's and the user's own. One that was changed says so and can be put back. */
export const ViewTabs = ({ state }: { readonly state: ListState }) => {
  const { session } = useList();
  const { definition } = session;
  const reader = useReader(definition);
  const notify = useNotify();
  const saved = useBehavior(session.views$);
  const [keeping, setKeeping] = useState(false);
  const { question } = state;
  const everything = { ...firstQuestion({ ...definition, views: [] }) };
  const own = saved.find(({ id }) => id === question.view);
  const views = [
    { id: undefined, label: '全部', shared: false, question: everything },
    ...viewsFor(reader, definition).map((view) => ({
      id: view.id,
      label: view.label,
      shared: false,
      question: questionOfView(definition, view),
    })),
    ...saved.map((view) => ({
      id: view.id,
      label: view.label,
      shared: view.shared,
      question: questionOfSaved(view),
    })),
  ];
  const current = views.find(({ id }) => id === question.view);
  const changed = current !== undefined && !sameQuestion(current.question, question);
  const drop = (): void => {
    if (!own) return;
    session.dropView(own.id).then(
      () => {
        notify({ text: `已删除“${own.label}”` });
        session.go(everything);
      },
      (thrown: unknown) => notify({ kind: 'danger', text: `没有删除：${wordsOf(thrown).message}` }),
    );
  };
  return (
    <nav className="gw-views-bar" aria-label="视图">
      {views.map((view) => (
        <button
          key={view.id ?? ''}
          type="button"
          className="gw-view"
          aria-current={view === current ? 'true' : undefined}
          title={view.shared ? '与本机构共用' : undefined}
          onClick={() => session.go(view.question)}
        >
          {view.label}
          {view.shared ? <Icon name="institution" size={12} /> : null}
        </button>
      ))}
      {changed && current.id !== undefined ? (
        <Button look="quiet" small onClick={() => session.go(current.question)}>
          还原
        </Button>
      ) : null}
      {changed || own ? (
        <Button look="quiet" small onClick={() => setKeeping(true)}>
          {own?.mine ? '修改视图…' : '存为视图…'}
        </Button>
      ) : null}
      {own?.mine ? (
        <Button look="quiet" small onClick={drop}>
          删除视图
        </Button>
      ) : null}
      {keeping ? (
        <Suspense fallback={null}>
          <KeepView old={own?.mine ? own : undefined} onClose={() => setKeeping(false)} />
        </Suspense>
      ) : null}
    </nav>
  );
};
