import type { ListGateway } from '@gongwei/application/lists';
import type { Asker } from '@gongwei/application/shared';
import { defineList, type ListPage, type ListQuestion, type ListRow, type ListStretch } from '@gongwei/domain/lists';
import { fault } from '@gongwei/domain/shared';

export const DRUGS = defineList({
  id: 'drugs',
  title: '药品目录',
  unit: '种',
  subject: 'record:drug-catalogue',
  permission: 'everybody',
  columns: [
    {
      key: 'name',
      label: '名称',
      value: 'record.name',
      cell: 'text',
      width: 120,
      grows: true,
      sortable: true,
      shown: 'always',
    },
    { key: 'kind', label: '类别', value: 'record.kind', cell: 'choice', width: 80, sortable: true },
    { key: 'price', label: '价格', value: 'record.price', cell: 'number', width: 80, sortable: true },
    { key: 'maker', label: '厂家', value: 'record.maker', cell: 'text', width: 160, shown: 'chosen' },
    { key: 'note', label: '备注', value: 'record.note', cell: 'text', width: 160, shown: 'wide' },
  ],
  filters: [
    { key: 'kind', label: '类别', kind: 'choice', on: 'record.kind' },
    { key: 'mine', label: '本机构的', kind: 'switch', on: 'record.@institution = @myInstitution', default: ['1'] },
    { key: 'price', label: '价格', kind: 'range', on: 'record.price' },
    { key: 'maker', label: '厂家', kind: 'text', on: 'record.maker' },
  ],
  views: [
    { id: 'cheap', label: '低价', where: { price: { to: 10 } } },
    { id: 'odd', label: '待核', condition: 'record.price = 0', where: { kind: ['1'] }, sort: [{ by: 'price' }] },
  ],
  sort: [{ by: 'name' }],
  open: '/drugs/:id',
  empty: { text: '还没有药品' },
});

const row = (at: number): ListRow => ({ id: `r${at}`, cells: { name: `药${at}`, price: at }, actions: [] });

/**
 * A server of numbered rows: `r0`, `r1` … A choice of `kind` leaves a tenth of them, a range of prices none. Answers wait until they are let go, so that a test says
 * which comes first.
 */
export function createFakeLists(size: number) {
  let rows: ListRow[] = Array.from({ length: size }, (_, at) => row(at));
  const asked: { readonly question: ListQuestion; readonly stretch: ListStretch }[] = [];
  const askers: (Asker | undefined)[] = [];
  let waiting: (() => void)[] | undefined;
  let down = false;
  const jobs: string[] = [];

  const found = ({ where = {}, text }: ListQuestion): ListRow[] =>
    rows
      .filter((_, at) => (where['price'] ? false : where['kind'] ? at % 10 === 0 : true))
      .filter(({ cells }) => !text || String(cells['name']).includes(text));
  const page = (question: ListQuestion, from: number, limit: number): ListPage => {
    const all = found(question);
    const cut = all.slice(from, from + limit);
    const [first, last] = [cut[0]?.id, cut.at(-1)?.id];
    return {
      rows: cut,
      count: { found: all.length, exact: true },
      offset: from,
      names: {},
      ...(first !== undefined && { first }),
      ...(last !== undefined && { last }),
    };
  };
  const turn = async (): Promise<void> => {
    if (down) throw fault({ code: 'http.unreachable', category: 'network', message: '连不上服务器。' });
    if (waiting) await new Promise<void>((go) => waiting?.push(go));
  };

  const gateway: ListGateway = {
    async read(question, stretch, asker) {
      asked.push({ question, stretch });
      askers.push(asker);
      await turn();
      const all = found(question);
      const from =
        'offset' in stretch
          ? stretch.offset
          : 'after' in stretch
            ? all.findIndex(({ id }) => id === stretch.after) + 1
            : Math.max(0, all.findIndex(({ id }) => id === stretch.before) - stretch.limit);
      return page(question, from, stretch.limit);
    },
    async count(question) {
      return { found: found(question).length, exact: true };
    },
    async counts(list, questions) {
      return questions.map((question) => ({ found: found({ list, ...question }).length, exact: true }));
    },
    async facets(_question, filters) {
      await turn();
      return Object.fromEntries(filters.map((key) => [key, { 1: 7 }]));
    },
    async without(question) {
      return Object.keys(question.where ?? {}).map((filter) => ({ filter, found: size }));
    },
    async why() {
      return [{ condition: '类别 为 西药', value: '西药' }];
    },
    async refresh(question, ids) {
      await turn();
      const all = found(question);
      return { ...page(question, 0, 0), rows: all.filter(({ id }) => ids.includes(id)) };
    },
    async freeze(_list, action, selection) {
      return { id: 's1', action, count: 'ids' in selection ? selection.ids.length : size, skipped: {} };
    },
    run: () => gateway.job('j1'),
    async job(id) {
      jobs.push(id);
      const ended = jobs.length > 2;
      return {
        id,
        list: 'drugs',
        action: 'assign',
        state: ended ? 'done' : 'running',
        total: 30,
        done: jobs.length * 10,
        skipped: 0,
        failed: 0,
        startedAt: '2026-11-20T08:00:00Z',
        undoable: ended,
      };
    },
    jobs: async () => [],
    receipts: async () => [{ rowId: 'r1', title: '药1', outcome: 'done' }],
    cancel: (id) => gateway.job(id),
    undo: (id) => gateway.job(id),
    export: () => gateway.job('j2'),
    save: async () => {},
    views: async () => [],
    keepView: async (view) => ({ ...view, mine: true }),
    dropView: async () => {},
    layout: async () => ({}),
    keepLayout: async () => {},
  };
  return {
    gateway,
    asked,
    /** Who waits for each of them. */
    askers,
    hold: () => void (waiting ??= []),
    /** Lets the answer go that has waited longest, or the one at a place. */
    letGo: (at = 0) => waiting?.splice(at, 1).forEach((go) => go()),
    letAllGo() {
      const all = waiting ?? [];
      waiting = undefined;
      all.forEach((go) => go());
    },
    fail: (now: boolean) => void (down = now),
    add: (...more: number[]) => void (rows = [...more.map(row), ...rows]),
    take: (id: string) => void (rows = rows.filter((one) => one.id !== id)),
    /** What may be done with a row from now on. */
    allow: (id: string, ...actions: readonly string[]) =>
      void (rows = rows.map((one) => (one.id === id ? { ...one, actions } : one))),
    rename: (id: string, name: string) =>
      void (rows = rows.map((one) => (one.id === id ? { ...one, cells: { ...one.cells, name } } : one))),
  };
}
