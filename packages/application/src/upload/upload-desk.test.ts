import { fault, ok } from '@gongwei/domain/shared';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { RealtimeChannel } from '../shared/index.ts';
import { createUploadDesk } from './upload-desk.ts';
import type { UploadDetail, UploadGateway, UploadTask } from './upload-gateway.port.ts';

const task = (success: number) => ({ id: 't', success }) as unknown as UploadTask;
const entry = (state: string) => ({ id: 'e', state }) as unknown as UploadDetail;

/** A server that answers as it is told, and tells when asked to. */
function world() {
  const [news, begun] = [new Subject<unknown>(), new Subject<void>()];
  const server = { success: 0, state: '7', down: false, asked: 0, listening: 0 };
  const channel = {
    state$: new BehaviorSubject('open'),
    news: () => news,
    begun$: begun,
    ask: async () => {
      server.listening += 1;
      return { ok: true };
    },
  } as unknown as RealtimeChannel;
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    server.asked += 1;
    if (server.down) throw fault({ code: 'x', category: 'network', message: '网络断开' });
    return value();
  };
  const gateway: UploadGateway = {
    entry: () => answer(() => entry(server.state)),
    compare: () => answer(() => ({ ok: false, failure: '平台没有应答' }) as const),
    decide: () => answer(() => ok(entry((server.state = '3')))),
    task: () => answer(() => task(server.success)),
    steer: () => answer(() => ok(task(server.success))),
    preview: () => answer(() => ({}) as never),
    errors: () => answer(() => ({}) as never),
    reconcile: () => answer(() => ok({ compared: 3 } as never)),
  };
  return { server, news, begun, desk: createUploadDesk(gateway, channel) };
}
/** Answers come with the next turns. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the desk of uploads', () => {
  it('shows a task as it is, and again each time the server tells of a change', async () => {
    const { server, news, desk } = world();
    const look = desk.task('t');
    await settled();
    expect(look.shown$.value).toMatchObject({ busy: false, value: { success: 0 } });
    server.success = 5;
    news.next({});
    await settled();
    expect(look.shown$.value.value?.success).toBe(5);
    look.end();
    news.next({});
    await settled();
    expect(server.asked).toBe(2);
  });

  it('asks to be told again when the server began anew, and looks again', async () => {
    const { server, begun, desk } = world();
    desk.entry('e');
    begun.next();
    await settled();
    expect([server.listening, server.asked]).toEqual([2, 2]);
  });

  it('keeps what was shown beside what went wrong, and what was refused until the next try', async () => {
    const { server, news, desk } = world();
    const look = desk.entry('e');
    await settled();
    expect(await look.compare()).toBe(false);
    expect(look.shown$.value).toMatchObject({ refused: '平台没有应答', value: { state: '7' } });
    news.next({});
    await settled();
    expect(look.shown$.value.refused).toBe('平台没有应答');
    server.down = true;
    news.next({});
    await settled();
    expect(look.shown$.value).toMatchObject({ fault: { message: '网络断开' }, value: { state: '7' } });
    server.down = false;
    expect(await look.decide({ type: 'CONFIRM_ABSENT', reason: '电话查实' })).toBe(true);
    expect(look.shown$.value).toEqual({ busy: false, value: entry('3') });
  });

  it('does one thing at a time', async () => {
    const { desk } = world();
    const look = desk.task('t');
    await settled();
    const both = await Promise.all([look.steer({ type: 'PAUSE' }), look.steer({ type: 'PAUSE' })]);
    expect(both).toEqual([true, false]);
  });

  it('tells of a refused account, and of nothing else', async () => {
    const { news, desk } = world();
    let refused = 0;
    desk.refused$.subscribe(() => (refused += 1));
    news.next({});
    news.next({ refused: true });
    expect(refused).toBe(1);
  });
});
