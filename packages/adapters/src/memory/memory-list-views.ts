import type { ListGateway } from '@gongwei/application/lists';
import type { ListLayout, SavedView } from '@gongwei/domain/lists';

type Kept = Pick<ListGateway, 'views' | 'keepView' | 'dropView' | 'layout' | 'keepLayout'>;

/** Views and layouts of one user, kept as long as the program runs. */
export function memoryListViews(): Kept {
  const views = new Map<string, SavedView>();
  const layouts = new Map<string, ListLayout>();
  return {
    views: async (list) => [...views.values()].filter((view) => view.list === list),
    keepView: async (view) => {
      const kept = { ...view, mine: true };
      views.set(view.id, kept);
      return kept;
    },
    dropView: async (_list, id) => void views.delete(id),
    layout: async (list) => layouts.get(list) ?? {},
    keepLayout: async (list, layout) => void layouts.set(list, layout),
  };
}
