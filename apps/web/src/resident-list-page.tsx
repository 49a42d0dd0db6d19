import { residentList } from '@gongwei/domain/lists/daily';
import { ResidentListScreen } from '@gongwei/ui/resident/list';
import type { ComponentType } from 'react';
import { authenticated } from './composition/authenticated-modules.ts';
import { lateLists } from './composition/late-lists.ts';
import { listsModule } from './composition/lists.module.ts';
import { askRowsAhead } from './composition/rows-ahead.ts';
import { LIST_FIELDS, LIST_WINDOWS } from './list-windows.ts';
import { PrintTicked } from './print-ticked.ts';

/** 居民列表: a list with more around it than its definition says. */
export async function residentListPage(): Promise<{ readonly Component: ComponentType }> {
  lateLists.add(listsModule);
  // What keeps the rows from coming the list tells.
  askRowsAhead('/cust/base', residentList, { late: authenticated.late, at: location }).catch(() => undefined);
  return {
    Component: () => (
      <ResidentListScreen definition={residentList} windows={LIST_WINDOWS} fields={LIST_FIELDS} print={PrintTicked} />
    ),
  };
}
