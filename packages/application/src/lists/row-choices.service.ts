import type { ActionField, ListRow } from '@gongwei/domain/lists';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { ListGateway } from './list-gateway.port.ts';

/** So many rows can be chosen from; the list's own order says which come first. */
const MOST = 100;

/** Rows of another list that an action's field offers. */
export const createRowChoices = (gateway: ListGateway, from: ActionField['from']): Loaded<readonly ListRow[]> =>
  createLoaded(async (asker) =>
    from ? (await gateway.read({ list: from.list, view: from.view }, { offset: 0, limit: MOST }, asker)).rows : [],
  );
