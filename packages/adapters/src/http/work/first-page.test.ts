import { describe, expect, it } from 'vitest';
import { answering } from '../answering.fixture.ts';
import { createHttpFirstPageGateway } from './first-page.adapter.ts';

const gatewayOf = (data: unknown) => {
  const { calls, asked } = answering(200, JSON.stringify(data));
  return { gateway: createHttpFirstPageGateway(calls), asked };
};

describe('the first page over HTTP', () => {
  it('has the entries somebody chose, and none where nobody did', async () => {
    expect(await gatewayOf({ entries: ['/cust/base', null] }).gateway.entries()).toEqual(['/cust/base']);
    expect(await gatewayOf({}).gateway.entries()).toBeUndefined();
  });

  it('sends a choice, and nothing for what comes by itself', async () => {
    const { gateway, asked } = gatewayOf({});
    await gateway.keepEntries(['/cust/base']);
    await gateway.keepEntries(undefined);
    expect(asked.map(({ data }) => JSON.parse(String(data)).entries)).toEqual([['/cust/base'], undefined]);
  });

  it('takes a board with its rows, and no answer for one', async () => {
    const board = { total: { code: '9901' }, rows: [{ code: 'a' }], progress: 50 };
    expect(await gatewayOf(board).gateway.checkUps('9901')).toEqual(board);
    await expect(gatewayOf([]).gateway.checkUps('9901')).rejects.toMatchObject({ kind: 'fault' });
  });

  it('refuses an announcement without its words', async () => {
    const one = { id: 'a', title: '通知', content: '内容' };
    expect(await gatewayOf([one]).gateway.announcements()).toEqual([one]);
    await expect(gatewayOf([{ id: 'a' }]).gateway.announcements()).rejects.toMatchObject({ kind: 'fault' });
  });
});
