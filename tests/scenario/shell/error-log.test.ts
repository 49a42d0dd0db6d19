import { createManualClock, createMemoryKeyValueStore, createMemoryShellGateway } from '@gongwei/adapters/memory';
import { createStoredItems } from '@gongwei/application/shared';
import { createErrorLog } from '@gongwei/application/shell';
import { CLIENT_LOG_SIZE, type ClientLogEntry } from '@gongwei/domain/shell';
import { fault } from '@gongwei/domain/shared';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';

function device() {
  const [local, clock, sent] = [createMemoryKeyValueStore(), createManualClock(), [] as ClientLogEntry[]];
  const gateway = createMemoryShellGateway(
    [],
    () => {
      throw new Error('not asked here');
    },
    sent,
  );
  const open = (sending = gateway) => {
    const elsewhere$ = new Subject<string>();
    const stored = createStoredItems(local, createMemoryKeyValueStore(), clock, elsewhere$);
    const address = () => 'https://host/cust/jkdn/resident-1?text=张三丰';
    return { elsewhere$, log: createErrorLog({ stored, gateway: sending, clock, address }) };
  };
  return { local, clock, sent, gateway, open };
}

describe('the local error log', () => {
  it('notes kind, message, place, page and time, without what is personal', () => {
    const { local, clock, open } = device();
    const { log } = open();
    log.add(
      new TypeError('张三丰 99010119550302001X of undefined'),
      'render',
      '    at Field (https://host/assets/a.js:3:4)',
    );
    expect(log.entries$.value).toEqual([
      {
        type: 'render',
        message: 'TypeError: … of undefined',
        stack: expect.any(String),
        info: 'at Field (/assets/a.js:3:4)',
        url: '/cust/jkdn/:id',
        time: clock.now().toISOString(),
      },
    ]);
    expect(local.read('logsList')).not.toMatch(/张三丰|99010119550302001|resident-1/);
    expect(open().log.entries$.value).toEqual(log.entries$.value);
  });

  it('counts one failure that is caught in two places once, and takes whatever is thrown', () => {
    const { log } = device().open();
    const failure = new Error('x');
    log.add(failure, 'render');
    log.add(failure, 'error');
    expect(log.entries$.value).toHaveLength(1);
    for (const thrown of [undefined, null, 7, 'text', { message: '张三丰' }, Symbol('x')]) log.add(thrown, 'rejection');
    log.add(fault({ code: 'server.defect', category: 'defect', message: '服务器出错' }), 'rejection');
    expect(log.entries$.value[0]).toMatchObject({ type: 'rejection', message: 'server.defect' });
    expect(JSON.stringify(log.entries$.value)).not.toMatch(/张三丰|服务器/);
  });

  it('stays small and works where the browser keeps nothing', () => {
    const { log } = device().open();
    for (let at = 0; at < CLIENT_LOG_SIZE * 2; at += 1) log.add(new Error(`x${String.fromCharCode(97 + at)}`), 'error');
    expect(log.entries$.value.length).toBeLessThanOrEqual(CLIENT_LOG_SIZE);
    const full = {
      ...createMemoryKeyValueStore(),
      write: () => {
        throw new Error('full');
      },
    };
    const stored = createStoredItems(full, full, createManualClock());
    const { gateway } = device();
    const other = createErrorLog({ stored, gateway, clock: createManualClock(), address: () => '/' });
    other.add(new Error('x'), 'error');
    expect(other.entries$.value).toHaveLength(1);
  });

  it('is sent whole and stays until it is cleared', async () => {
    const { sent, open, local } = device();
    const { log } = open();
    await log.upload();
    expect(sent).toEqual([]);
    log.add(new Error('one'), 'error');
    log.add(new Error('other'), 'error');
    await log.upload();
    expect(sent).toEqual(log.entries$.value);
    expect(log.entries$.value).toHaveLength(2);
    log.clear();
    expect(log.entries$.value).toEqual([]);
    expect(local.names()).not.toContain('logsList');
  });

  it('stays where it could not be sent', async () => {
    const { gateway, open } = device();
    const { log } = open({
      ...gateway,
      sendErrorLog: () => Promise.reject(fault({ code: 'network', category: 'network', message: '网络' })),
    });
    log.add(new Error('one'), 'error');
    await expect(log.upload()).rejects.toMatchObject({ category: 'network' });
    expect(log.entries$.value).toHaveLength(1);
  });

  it('follows another window', () => {
    const { open } = device();
    const [one, other] = [open(), open()];
    one.log.add(new Error('one'), 'error');
    other.elsewhere$.next('logsList');
    expect(other.log.entries$.value).toEqual(one.log.entries$.value);
  });
});
