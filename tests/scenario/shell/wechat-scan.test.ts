import { createManualClock, createMemoryWeChatGateway } from '@gongwei/adapters/memory';
import { createWeChatScans } from '@gongwei/application/identity';
import { describe, expect, it } from 'vitest';

async function showing() {
  const [clock, gateway] = [createManualClock(), createMemoryWeChatGateway()];
  const scan = createWeChatScans(gateway, clock).create('');
  scan.open();
  await clock.advance(0);
  const code = (): string => {
    const state = scan.state$.value;
    return 'qr' in state ? state.qr.qrCodeUrl : '';
  };
  return { clock, gateway, scan, code };
}

describe('a QR code on the screen', () => {
  it('is asked after every 3 s until it is bound, and then no more', async () => {
    const { clock, gateway, scan, code } = await showing();
    expect(scan.state$.value).toMatchObject({ step: 'waiting', qr: { qrCodeUrl: 'code-1' } });
    await clock.advance(2_999);
    expect(gateway.asked).toBe(0);
    await clock.advance(1);
    expect(gateway.asked).toBe(1);
    gateway.onPhone(code(), 'scan');
    await clock.advance(3_000);
    expect(scan.state$.value.step).toBe('scanned');
    gateway.onPhone(code(), { openid: 'o' });
    await clock.advance(3_000);
    expect(scan.state$.value).toEqual({ step: 'bound', openid: 'o' });
    await clock.advance(60_000);
    expect(gateway.asked).toBe(3);
  });
  it('is not asked after once its window is closed', async () => {
    const { clock, gateway, scan } = await showing();
    scan.close();
    await clock.advance(60_000);
    expect([gateway.asked, scan.state$.value]).toEqual([0, { step: 'closed' }]);
  });
  it('goes on through a broken line', async () => {
    const { clock, gateway, scan } = await showing();
    gateway.offline = true;
    await clock.advance(6_000);
    gateway.offline = false;
    gateway.onPhone('code-1', {});
    await clock.advance(3_000);
    expect(scan.state$.value).toEqual({ step: 'bound' });
  });
  it('says why there is none, and that it was declined; another one can be had', async () => {
    const { clock, gateway, scan } = await showing();
    gateway.onPhone('code-1', 'no');
    await clock.advance(3_000);
    expect(scan.state$.value).toEqual({ step: 'failed', message: '已在手机上取消。' });
    gateway.refusal = '本系统没有接入微信';
    scan.open();
    await clock.advance(0);
    expect(scan.state$.value).toEqual({ step: 'failed', message: '获取微信登陆二维码错误，本系统没有接入微信' });
    gateway.refusal = undefined;
    scan.open();
    await clock.advance(0);
    expect(scan.state$.value).toMatchObject({ step: 'waiting' });
  });
});
