import type { ListGateway } from '@gongwei/application/lists';
import type { ListPage, ListQuestion } from '@gongwei/domain/lists';
import { describe, expect, it, vi } from 'vitest';

type Subject = {
  /** Of somebody who may change archives, over five residents: 张三丰 单雄信 李清照 in the first place, 张小西 赵西 in the other. */
  readonly gateway: ListGateway;
  /** Codes of the two places. */
  readonly places: readonly [string, string];
  /** Who may become the responsible doctor. */
  readonly doctor: string;
};

const LIST = 'resident-list';
const names = (page: ListPage) => page.rows.map(({ cells }) => cells['name']);

/** What every `ListGateway` promises. */
export function listGatewayContract(name: string, create: () => Promise<Subject>): void {
  describe(`lists: ${name}`, () => {
    const read = async (gateway: ListGateway, question: Omit<ListQuestion, 'list'> = {}) =>
      gateway.read({ list: LIST, ...question }, { offset: 0, limit: 10 });

    it('reads by place and by neighbour to the same rows', async () => {
      const { gateway } = await create();
      const question = { list: LIST, sort: [{ by: 'name' }] };
      const all = await gateway.read(question, { offset: 0, limit: 10 });
      expect([all.count, all.offset]).toEqual([{ found: 5, exact: true }, 0]);
      const ids = all.rows.map(({ id }) => id);
      const [first, last] = [ids[0] ?? '', ids[4] ?? ''];
      expect((await gateway.read(question, { after: first, limit: 2 })).rows.map(({ id }) => id)).toEqual(
        ids.slice(1, 3),
      );
      const before = await gateway.read(question, { before: last, limit: 2 });
      expect([before.rows.map(({ id }) => id), before.offset]).toEqual([ids.slice(2, 4), 2]);
      expect([before.first, before.last]).toEqual([ids[2], ids[3]]);
    });

    it('narrows by filters, views, texts and a condition, and counts', async () => {
      const { gateway, places } = await create();
      expect(names(await read(gateway, { where: { sex: ['female'] } }))).toEqual(['李清照']);
      expect(names(await read(gateway, { where: { place: [places[1]] } }))).toEqual(['张小西', '赵西']);
      expect(names(await read(gateway, { text: 'zsf' }))).toEqual(['张三丰']);
      expect(names(await read(gateway, { view: 'elderly', where: { place: [places[0]] } }))).toEqual([
        '李清照',
        '张三丰',
      ]);
      expect(names(await read(gateway, { condition: 'resident.age < 40' }))).toEqual(['单雄信']);
      const OLD = { where: { age: { from: 65 } } };
      expect(await gateway.count({ list: LIST, ...OLD })).toEqual({ found: 4, exact: true });
      const all = await gateway.count({ list: LIST });
      expect(await gateway.counts(LIST, [OLD, {}, OLD])).toEqual([
        { found: 4, exact: true },
        all,
        { found: 4, exact: true },
      ]);
    });

    it('tells what each code would leave, what to drop, and what rows are now', async () => {
      const { gateway } = await create();
      const question = { list: LIST, where: { sex: ['female'] } };
      expect(await gateway.facets(question, ['sex', 'conditions', 'doctor'])).toMatchObject({
        sex: { male: 4, female: 1 },
        conditions: { hypertension: 0 },
        doctor: { village: 1 },
      });
      const nobody = { list: LIST, where: { sex: ['female'], conditions: ['hypertension'] } };
      expect(await gateway.without(nobody)).toEqual([
        { filter: 'sex', found: 1 },
        { filter: 'conditions', found: 1 },
      ]);
      const [row] = (await gateway.read(question, { offset: 0, limit: 1 })).rows;
      expect(await gateway.why(question, row?.id ?? '')).toHaveLength(1);
      expect((await gateway.refresh({ list: LIST, where: { sex: ['male'] } }, [row?.id ?? ''])).rows).toEqual([]);
    });

    it('does what was confirmed once, with a receipt for each row', async () => {
      const { gateway, places, doctor } = await create();
      const selection = { question: { list: LIST, where: { place: [places[0]] } }, except: [] };
      const frozen = await gateway.freeze(LIST, 'transferDoctor', selection);
      expect(frozen).toMatchObject({ action: 'transferDoctor', count: 3 });
      const started = await gateway.run(frozen.id, { doctor });
      expect((await gateway.run(frozen.id, { doctor })).id).toBe(started.id);
      const job = await vi.waitFor(
        async () => {
          const now = await gateway.job(started.id);
          expect(now.state).toBe('done');
          return now;
        },
        { timeout: 20_000, interval: 20 },
      );
      expect(job).toMatchObject({ total: 3, done: 3, undoable: true });
      expect((await gateway.receipts(job.id)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
      expect((await gateway.jobs())[0]?.id).toBe(job.id);
      expect(await gateway.undo(job.id)).toMatchObject({ state: 'undone', undoable: false });
    });

    it('keeps views and the arrangement of columns', async () => {
      const { gateway } = await create();
      const view = { id: 'women', list: LIST, label: '妇女', shared: false, question: { where: { sex: ['female'] } } };
      expect(await gateway.keepView(view)).toEqual({ ...view, mine: true });
      expect(await gateway.views(LIST)).toEqual([{ ...view, mine: true }]);
      await gateway.dropView(LIST, 'women');
      expect(await gateway.views(LIST)).toEqual([]);
      await gateway.keepLayout(LIST, { density: 'dense', widths: { name: 120 } });
      expect(await gateway.layout(LIST)).toEqual({ density: 'dense', widths: { name: 120 } });
    });
  });
}
