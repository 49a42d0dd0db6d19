import type { ListRow } from '@gongwei/domain/lists';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';

/** The most the server gives at once. */
const AT_ONCE = 200;
/** Records on one paper. */
const MOST_RECEIPTS = 2_000;

/** What became of each record of a task, as 上传列表 tells it to who asks. `all`: how many there are, also beyond those on the paper. */
type TaskReceipt = { readonly rows: readonly ListRow[]; readonly all: number };

/** The records whose last task was this one, in the order of people; asked for as long as somebody looks. */
export const createTaskReceipt = (lists: Pick<ListGateway, 'read'>, batchNo: string): Loaded<TaskReceipt> =>
  createLoaded<TaskReceipt>(async (asker) => {
    const question = { list: 'upload-list', where: { batchNo: { text: batchNo } } } as const;
    const rows: ListRow[] = [];
    for (let offset = 0; offset < MOST_RECEIPTS; offset += AT_ONCE) {
      const page = await lists.read(question, { offset, limit: AT_ONCE }, asker);
      // The filter finds by the beginning of a number.
      rows.push(...page.rows.filter(({ cells }) => cells['batchNo'] === batchNo));
      if (page.rows.length < AT_ONCE) return { rows, all: rows.length };
      if (offset + AT_ONCE >= MOST_RECEIPTS) return { rows, all: page.count.found };
    }
    return { rows, all: rows.length };
  });
