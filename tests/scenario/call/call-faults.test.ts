import { describe, expect, it } from 'vitest';
import { gather, LI, WANG } from './desks.fixture.ts';

describe('a drop of the line in a call', () => {
  it.each([5_000, 20_000])('of %i ms is seen by both, and the call goes on as it was', async (milliseconds) => {
    const { wang, li, talk, exchange, clock, settle, expectRest } = await gather();
    await talk();
    await li.setCamera(false);
    exchange.drop(li.window);
    await settle();
    expect(wang.call()?.others).toMatchObject([{ stage: 'reconnecting' }]);
    expect(li.call()?.line).toBe('reconnecting');
    await wang.setMicrophone(false);
    await clock.advance(milliseconds);
    exchange.restore(li.window);
    await settle();
    expect(wang.call()?.others).toMatchObject([{ stage: 'in', camera: false }]);
    expect(li.call()).toMatchObject({ line: 'up', local: { microphone: 'on', camera: 'off' } });
    expect(li.call()?.others).toMatchObject([{ microphone: false }]);
    expect([li.rooms.opened, wang.rooms.opened]).toEqual([1, 1]);
    wang.hangUp();
    await settle();
    expectRest();
    expect([wang.said, li.said]).toEqual([[], ['通话已结束']]);
  });

  it('in which one locks the screen ends it as soon as the line is back, and the line then', async () => {
    const { wang, li, talk, exchange, clock, settle, expectRest } = await gather();
    await talk();
    exchange.drop(li.window);
    await clock.advance(3_000);
    li.lock(true);
    await settle();
    expect([wang.status(), li.status(), li.rooms.tracks]).toEqual(['connected', 'idle', 0]);
    exchange.restore(li.window);
    await settle();
    expect([wang.status(), wang.said]).toEqual(['idle', ['通话已结束']]);
    expect([li.window.line$.value, exchange.presence('li')]).toEqual(['down', 'offline']);
    expectRest(wang, li);
  });

  it('in which one locks the screen is waited for no longer than an answer', async () => {
    const { wang, li, talk, exchange, clock } = await gather();
    await talk();
    exchange.drop(li.window);
    li.lock(true);
    await clock.advance(9_900);
    expect(li.window.line$.value).toBe('reconnecting');
    await clock.advance(200);
    expect(li.window.line$.value).toBe('down');
    wang.hangUp();
  });

  it('in which one locks and unlocks the screen lets them be called when the line is back', async () => {
    const { wang, li, zhao, talk, exchange, clock, settle, place } = await gather();
    await talk();
    exchange.drop(li.window);
    li.lock(true);
    li.lock(false);
    await clock.advance(3_000);
    exchange.restore(li.window);
    await clock.advance(15_000);
    expect([wang.status(), li.presence$.value, li.window.line$.value]).toEqual(['idle', 'in', 'up']);
    await place(zhao, [LI]);
    await settle();
    expect(li.ringing$.value).toMatchObject({ name: '赵医生' });
    zhao.hangUp();
    await settle();
  });

  it('rings on no locked screen with what comes late', async () => {
    const { li, zhao, exchange, settle, place } = await gather();
    exchange.drop(li.window);
    await place(zhao, [LI]);
    li.lock(true);
    exchange.restore(li.window);
    await settle();
    expect([li.ringing$.value, li.said]).toEqual([undefined, []]);
    zhao.hangUp();
    await settle();
  });

  it('that is too long ends it: the one who waited is told, the other when they are back', async () => {
    const { wang, li, talk, exchange, clock, settle, expectRest } = await gather();
    await talk();
    exchange.drop(li.window);
    await clock.advance(60_000);
    expect([wang.status(), wang.said]).toEqual(['idle', ['通话已结束']]);
    exchange.restore(li.window);
    await settle();
    expectRest(wang, li);
    expect([li.said, li.presence$.value]).toEqual([['通话已结束'], 'in']);
  });

  it('because the other browser was ended is over within 2 s', async () => {
    const { wang, li, talk, exchange, clock, expectRest } = await gather();
    await talk();
    exchange.drop(li.window, 'closed');
    await clock.advance(2_000);
    expectRest(wang);
    expect(wang.said).toEqual(['通话已结束']);
  });

  it('by a restart of the server is outlived: both log in again and rejoin', async () => {
    const { wang, li, talk, exchange, clock, settle, expectRest } = await gather();
    await talk();
    await li.setMicrophone(false);
    exchange.restart();
    await clock.advance(3_000);
    for (const { window } of [wang, li]) exchange.restore(window);
    await settle();
    expect([wang.status(), li.status()]).toEqual(['connected', 'connected']);
    expect([wang.presence$.value, li.presence$.value]).toEqual(['in', 'in']);
    expect(wang.call()?.others).toMatchObject([{ stage: 'in', microphone: false }]);
    li.hangUp();
    await settle();
    expectRest(wang, li);
    expect([wang.said, li.said]).toEqual([['通话已结束'], []]);
  });

  it('by a restart of the server that one does not survive ends it for the other', async () => {
    const { wang, li, talk, exchange, clock, expectRest } = await gather();
    await talk();
    exchange.restart();
    exchange.restore(wang.window);
    await clock.advance(30_000);
    expectRest(wang);
    expect(wang.said).toEqual(['通话已结束']);
    expect(li.status()).toBe('connected');
  });

  it('while it rings is outlived, too', async () => {
    const { wang, li, place, exchange, clock, settle } = await gather();
    await place(wang, [LI]);
    exchange.restart();
    await clock.advance(1_000);
    for (const { window } of [wang, li]) exchange.restore(window);
    await settle();
    expect(li.ringing$.value?.name).toBe('王医生');
    li.accept();
    await settle();
    expect([wang.status(), li.status(), li.said, wang.said]).toEqual(['connected', 'connected', [], []]);
  });
});

describe('somebody who goes in the middle of a call', () => {
  it.each(['lock', 'log-out', 'page closed'] as const)(
    'by %s hangs up, is out of calling, and comes back',
    async (how) => {
      const { wang, li, talk, settle, clock, expectRest, exchange, place, online } = await gather();
      await talk();
      expect(online.records.get('wang')).toMatchObject({ roomId: 'wang', userCode: 'D1000' });
      if (how === 'lock') wang.lock(true);
      else if (how === 'log-out') wang.leave();
      else wang.dispose();
      expect([wang.rooms.tracks, wang.window.signalling.line$.value]).toEqual([0, 'down']);
      await settle();
      expectRest(li);
      expect([li.said, wang.said]).toEqual([['通话已结束'], []]);
      expect(exchange.presence('wang')).toBe('offline');
      await place(li, [WANG]);
      await clock.advance(1_000);
      expect(exchange.missed).toMatchObject([{ userId: 'wang' }]);
      if (how === 'page closed') return;
      expect(online.records.has('wang')).toBe(how === 'log-out');
      wang.lock(false);
      wang.enter();
      await settle();
      expect([wang.presence$.value, exchange.presence('wang')]).toEqual(['in', 'online']);
    },
  );

  it('misses what rings while the screen is locked, without refusing it', async () => {
    const { wang, li, place, settle, clock, expectRest } = await gather();
    await place(wang, [LI]);
    li.lock(true);
    await settle();
    expect([li.ringing$.value, wang.status()]).toEqual([undefined, 'calling']);
    await clock.advance(30_000);
    expectRest(wang);
    expect([wang.said, li.said]).toEqual([['李医生无应答'], []]);
  });
});

describe('a second log-in of the same user', () => {
  it('on another device ends the call here and takes calling over, until it is taken back', async () => {
    const { wang, li, talk, sit, settle, expectRest, exchange } = await gather();
    await talk();
    const elsewhere = sit(WANG, 'another PC');
    await settle();
    expectRest(wang, li);
    expect([wang.presence$.value, elsewhere.presence$.value]).toEqual(['kicked-out', 'in']);
    expect(wang.user$.value.loginUserInfo).toBeUndefined();
    expect([wang.said.length, li.said]).toEqual([1, ['通话已结束']]);
    await wang.logIn();
    await settle();
    expect([wang.presence$.value, elsewhere.presence$.value]).toEqual(['in', 'kicked-out']);
    expect(exchange.presence('wang')).toBe('online');
  });

  it('in another window of the same browser rings in both, and one answer silences the other', async () => {
    const { wang, li, sit, place, settle } = await gather();
    const beside = sit(LI);
    await settle();
    await place(wang, [LI]);
    expect([li.ringing$.value?.name, beside.ringing$.value?.name]).toEqual(['王医生', '王医生']);
    beside.accept();
    await settle();
    expect([li.ringing$.value, li.status(), li.said, li.pages]).toEqual([undefined, 'idle', [], []]);
    expect([beside.status(), wang.status()]).toEqual(['connected', 'connected']);
  });
});
