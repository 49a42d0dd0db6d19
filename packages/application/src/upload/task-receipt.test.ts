import type { ListRow } from '@gongwei/domain/lists';
import { expect, it, vi } from 'vitest';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createTaskReceipt } from './task-receipt.service.ts';

/** A list of so many records of the task, and one of a task whose number begins alike. */
function lists(count: number) {
  const offsets: number[] = [];
  const row = (at: number, batchNo: string): ListRow => ({ id: `e${at}`, cells: { batchNo }, actions: [] });
  const all = [row(-1, 'B10'), ...Array.from({ length: count }, (_, at) => row(at, 'B1'))];
  const gateway: Pick<ListGateway, 'read'> = {
    read: async (_, stretch) => {
      const offset = 'offset' in stretch ? stretch.offset : 0;
      offsets.push(offset);
      const rows = all.slice(offset, offset + stretch.limit);
      return { rows, count: { found: all.length, exact: true }, offset, names: {} };
    },
  };
  return { gateway, offsets };
}
const loaded = async (count: number) => {
  const { gateway, offsets } = lists(count);
  const { state$ } = createTaskReceipt(gateway, 'B1');
  const listening = state$.subscribe(() => undefined);
  await vi.waitFor(() => expect(state$.value.value).toBeDefined());
  listening.unsubscribe();
  return { ...state$.value.value, offsets };
};

it('has every record of the task, page by page, and none of another one', async () => {
  const { rows, all, offsets } = await loaded(450);
  expect([rows?.length, all, offsets]).toEqual([450, 450, [0, 200, 400]]);
});

it('says how many there are where they are more than go on a paper', async () => {
  const { rows, all, offsets } = await loaded(3_000);
  expect([rows?.length, all, offsets.length]).toEqual([1_999, 3_001, 10]);
});
