import { isListId, loadList, type ListDefinition } from '@gongwei/domain/lists';
import type { ListTab } from '@gongwei/domain/pages';
import { ListScreen, PageTabs } from '@gongwei/ui/lists';
import { LoadingState } from '@gongwei/ui/shared';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { loadChunk } from './composition/load-chunk.ts';
import { lateLists } from './composition/late-lists.ts';
import { listsModule } from './composition/lists.module.ts';
import { LIST_FIELDS, LIST_FOLLOWERS, LIST_WINDOWS } from './list-windows.ts';
import { PrintTicked } from './print-ticked.ts';

/** What stands beside a list's title, and which part of a page with several it is. */
type Beside = { readonly beside?: ReactNode; readonly part?: string | undefined };

const definitionOf = async (id: string): Promise<ListDefinition> =>
  isListId(id) ? loadList(id) : (await import('./register-list.ts')).loadRegisterList(id);

/** A page that is a list and nothing besides: one of the definitions, or a register. Services of lists come with the first of them. */
export async function listPage(id: string): Promise<{ readonly Component: ComponentType<Beside> }> {
  const definition = await loadChunk(() => definitionOf(id));
  lateLists.add(listsModule);
  const Follower = LIST_FOLLOWERS[id];
  return {
    Component: ({ beside, part }) => (
      <ListScreen
        key={id}
        definition={definition}
        windows={LIST_WINDOWS}
        fields={LIST_FIELDS}
        print={PrintTicked}
        part={part}
        beside={
          <>
            {beside}
            {Follower ? (
              <Suspense fallback={null}>
                <Follower />
              </Suspense>
            ) : null}
          </>
        }
      />
    ),
  };
}

const drawn = new Map<string, (beside: Beside) => ReactNode>();

/** Draws a list; its component stays the same, so that it is not built anew with every drawing. */
function drawingOf(id: string): (beside: Beside) => ReactNode {
  const known = drawn.get(id);
  if (known) return known;
  const Page = lazy(async () => ({ default: (await listPage(id)).Component }));
  const draw = (beside: Beside): ReactNode => <Page {...beside} />;
  drawn.set(id, draw);
  return draw;
}

/** The same, for a page that learns from the catalogue which list it shows. */
export const ListOf = ({ id, ...beside }: { readonly id: string } & Beside) => (
  <Suspense fallback={<LoadingState />}>{drawingOf(id)(beside)}</Suspense>
);

type Several = { readonly path: string; readonly title: string; readonly lists: readonly [ListTab, ...ListTab[]] };

/** A page of several lists: one at a time, the others a tab away. */
export const ListsOf = ({ path, title, lists }: Several) => {
  const asked = useSearchParams()[0].get('list');
  const { list } = lists.find((one) => one.list === asked) ?? lists[0];
  const tabs = lists.map((one) => ({
    to: `${path}?list=${one.list}`,
    label: one.label,
    chosen: one.list === list,
  }));
  return <ListOf key={list} id={list} part={`list=${list}`} beside={<PageTabs title={title} tabs={tabs} />} />;
};
