import { createManualClock } from '@gongwei/adapters/memory';
import { createActionSeries, type ListGateway } from '@gongwei/application/lists';
import type { ListAction, ListJob, ListRow } from '@gongwei/domain/lists';
import { describe, expect, it } from 'vitest';

const PACK: ListAction = {
  ...{ id: 'pack', label: '装箱', on: 'rows', letter: 'E', does: { job: 'pack' } },
  asks: [
    { key: 'boxNo', label: '转运箱码', kind: 'text', required: true },
    { key: 'carrier', label: '转运人员', kind: 'text' },
  ],
};
const SERIES = {
  ...{ action: 'pack', by: 'code', codeLabel: '管码', keeps: ['boxNo', 'carrier'] },
  ends: { list: 'boxes', action: 'seal', by: 'boxNo', answer: 'boxNo', label: '封箱', says: '已封箱' },
} as const;
const READ: ListAction = {
  ...{ id: 'enter', label: '录入结果', on: 'row', letter: 'E', does: { job: 'enter' } },
  asks: [
    { key: 'ct', label: 'Ct', kind: 'text', required: true },
    { key: 'control', label: '质控', kind: 'text', required: true },
  ],
};

/** Tubes T1 to T3 that may be dealt with, T9 that may not, and a box. Jobs run a while; `fails` of them are refused. */
function laboratory() {
  const clock = createManualClock();
  const tubes: ListRow[] = ['T1', 'T2', 'T3', 'T9', 'T12'].map((code) => ({
    id: `id-${code}`,
    cells: { code, state: code === 'T9' ? '90' : '10' },
    actions: code === 'T9' ? [] : ['pack', 'enter'],
  }));
  const box: ListRow = { id: 'box', cells: { boxNo: 'BOX-1' }, actions: ['seal'] };
  const ran: unknown[] = [];
  const fails = new Set<unknown>();
  const frozen: { list: string; action: string; id: string }[] = [];
  const page = (rows: readonly ListRow[]) => ({
    rows,
    count: { found: rows.length, exact: true },
    offset: 0,
    names: {},
  });
  const job = (id: string, state: ListJob['state']): ListJob => ({
    ...{ id, list: 'l', action: 'a', state, total: 1, done: 1, skipped: 0, failed: 0, startedAt: '', undoable: false },
  });
  const gateway: Pick<ListGateway, 'read' | 'freeze' | 'run' | 'job' | 'receipts'> = {
    async read({ list, where = {} }) {
      const [asked] = Object.values(where);
      const text = asked && 'text' in asked ? asked.text : '';
      return page(
        (list === 'boxes' ? [box] : tubes).filter(({ cells }) =>
          Object.values(cells).some((one) => String(one).startsWith(text)),
        ),
      );
    },
    async freeze(list, action, selection) {
      frozen.push({ list, action, id: 'ids' in selection ? (selection.ids[0] ?? '') : '' });
      return { id: `f${frozen.length}`, action, count: 1, skipped: {} };
    },
    async run(id, answers) {
      const at = frozen[Number(id.slice(1)) - 1];
      ran.push([at?.action, at?.id, answers]);
      return job(`${at?.id}`, 'running');
    },
    job: async (id) => job(id, 'done'),
    receipts: async (id) => [
      fails.has(id)
        ? { rowId: id, title: id, outcome: 'failed', reason: 'Ct 应是数' }
        : { rowId: id, title: id, outcome: 'done', ...(id !== 'box' && { reason: '办好了' }) },
    ],
  };
  const columns = [
    { key: 'code', label: '管码', value: 'tube.code', cell: 'text', width: 90 },
    {
      key: 'state',
      label: '状态',
      value: 'tube.state',
      cell: 'state',
      width: 90,
      words: { options: [{ code: '90', label: '已作废' }] },
    },
  ] as const;
  const open = (action: ListAction, series: Parameters<typeof createActionSeries>[2]['series']) =>
    createActionSeries(gateway, clock, { definition: { id: 'tubes', columns }, action, series });
  return { clock, ran, fails, open, shut: () => (box.actions as string[]).splice(0) };
}
const soon = (clock: ReturnType<typeof createManualClock>) => clock.advance(1_000);

describe('a series of codes', () => {
  it('asks once what stays, goes on by scans alone, also by those that come too fast, and is ended with a key', async () => {
    const { clock, ran, fails, open } = laboratory();
    const run = open(PACK, SERIES);
    run.take(' t1 ');
    await soon(clock);
    expect([run.state$.value.step, run.state$.value.row?.id]).toEqual(['asking', 'id-T1']);
    run.answer({ boxNo: 'box-1', carrier: '王师傅' });
    run.confirm();
    run.take('T2');
    run.take('T3');
    await soon(clock);
    await soon(clock);
    expect(ran).toEqual(['id-T1', 'id-T2', 'id-T3'].map((id) => ['pack', id, { boxNo: 'box-1', carrier: '王师傅' }]));
    expect(run.state$.value.entries.map(({ code, text, done }) => [code, text, done])).toEqual(
      ['T3', 'T2', 'T1'].map((code) => [code, '办好了', true]),
    );
    // A scan that is refused stops nothing, and asks nothing.
    fails.add('id-T12');
    run.take('T12');
    await soon(clock);
    expect(run.state$.value).toMatchObject({
      step: 'code',
      answers: { boxNo: 'box-1' },
      entries: [{ done: false }, {}, {}, {}],
    });
    run.end();
    await soon(clock);
    expect(ran.at(-1)).toEqual(['seal', 'box', {}]);
    expect(run.state$.value).toMatchObject({ step: 'code', answers: {}, ended: { row: { id: 'box' } } });
    expect(run.state$.value.entries[0]).toMatchObject({ code: 'BOX-1', text: '已封箱', done: true });
    // Sealed, the next tube asks for a box again.
    run.take('T1');
    await soon(clock);
    expect(run.state$.value.step).toBe('asking');
  });

  it('takes a code whole, and says why nothing can be done with one', async () => {
    const { clock, ran, open, shut } = laboratory();
    const run = open(PACK, SERIES);
    run.take('T9');
    run.take('T');
    run.end();
    await soon(clock);
    expect(run.state$.value.entries.map(({ code, text, done }) => [code, text, done])).toEqual([
      ['T', '没有这个条码，或不在您的管理范围内', false],
      ['T9', '状态为“已作废”，不能装箱', false],
    ]);
    run.take('T1');
    await soon(clock);
    expect(run.state$.value.row?.id).toBe('id-T1');
    run.leave();
    expect(run.state$.value).toMatchObject({ step: 'code', answers: {} });
    expect(ran).toEqual([]);
    shut();
    run.answer({ boxNo: 'BOX-1' });
    run.end();
    await soon(clock);
    expect(run.state$.value.entries[0]).toMatchObject({ code: 'BOX-1', done: false });
    expect(run.state$.value.answers).toEqual({ boxNo: 'BOX-1' });
  });

  it('asks every time what does not stay, and again what was refused, with what was typed', async () => {
    const { clock, fails, open } = laboratory();
    const run = open(READ, { action: 'enter', by: 'code', codeLabel: '管码', keeps: ['control'] });
    fails.add('id-T1');
    run.take('T1');
    await soon(clock);
    run.answer({ ct: '3x', control: '1' });
    run.confirm();
    await soon(clock);
    expect(run.state$.value).toMatchObject({
      step: 'asking',
      row: { id: 'id-T1' },
      answers: { ct: '3x', control: '1' },
    });
    expect(run.state$.value.entries[0]).toMatchObject({ code: 'T1', text: 'Ct 应是数', done: false });
    fails.clear();
    run.answer({ ct: '33', control: '1' });
    run.confirm();
    await soon(clock);
    expect(run.state$.value).toMatchObject({ step: 'code', answers: { control: '1' } });
    run.take('T2');
    await soon(clock);
    expect(run.state$.value).toMatchObject({ step: 'asking', answers: { control: '1' } });
  });
});
