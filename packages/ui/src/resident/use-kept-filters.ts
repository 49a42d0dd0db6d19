import { createKeptFiltersMove, ListGateway } from '@gongwei/application/lists';
import { IdSource, StoredItems } from '@gongwei/application/shared';
import { useLoaded, useService, useUserSession } from '../shared/index.ts';

/** Whether the list can begin: sets of filters of earlier versions become views of it first. */
export const useKeptFilters = (): boolean =>
  useLoaded(
    createKeptFiltersMove,
    useService(ListGateway),
    useService(StoredItems),
    useService(IdSource),
    useUserSession()?.user.id ?? '',
  ).settled;
