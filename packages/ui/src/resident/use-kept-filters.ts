import { ListGateway, moveKeptFilters } from '@gongwei/application/lists';
import { IdSource, STORED, StoredItems } from '@gongwei/application/shared';
import { useEffect, useState } from 'react';
import { useService, useUserSession } from '../shared/index.ts';

/** Whether the list can begin: sets of filters of earlier versions, kept on this device, become views of the list first. */
export function useKeptFilters(): boolean {
  const [gateway, stored, ids] = [useService(ListGateway), useService(StoredItems), useService(IdSource)];
  const userId = useUserSession()?.user.id ?? '';
  const [settled, setSettled] = useState(() => (stored.read(STORED.residentFilters)?.[userId] ?? []).length === 0);
  useEffect(() => {
    if (settled) return;
    // What could not be moved stays, and is tried the next time.
    void moveKeptFilters({ gateway, stored, ids }, userId)
      .catch(() => undefined)
      .then(() => setSettled(true));
  }, [settled, gateway, stored, ids, userId]);
  return settled;
}
