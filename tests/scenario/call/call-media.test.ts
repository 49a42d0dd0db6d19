import { mediaUnreachable } from '@gongwei/adapters/memory';
import { describe, expect, it } from 'vitest';
import { callOffice, gather, LI, WANG, ZHAO } from './desks.fixture.ts';

/** What staff read where sound and picture of nobody came. */
const NOBODY_REACHED = '与对方的音视频没有接通，请检查网络后重新呼叫。';

describe('the media of a call', () => {
  it('go on without what is missing, and take it up when it is plugged in', async () => {
    const { wang, li, talk, settle } = await gather();
    await talk();
    wang.devices.unplug('camera');
    await settle();
    expect([wang.troubles, wang.call()?.local.camera, wang.status()]).toEqual([
      ['device-gone'],
      'missing',
      'connected',
    ]);
    expect(li.call()?.others).toMatchObject([{ camera: false }]);
    wang.devices.plug('camera');
    await settle();
    expect(wang.call()?.local.camera).toBe('on');
    expect(li.call()?.others).toMatchObject([{ camera: true }]);
    await wang.setCamera(false);
    wang.devices.unplug('camera');
    wang.devices.plug('camera');
    await settle();
    expect(wang.call()?.local.camera).toBe('off');
  });

  it('lost for good end it with their words', async () => {
    const { wang, li, talk, clock, expectRest } = await gather();
    await talk();
    wang.rooms.rooms[0]?.lose('媒体房间已关闭');
    expect([wang.call()?.failure, wang.rooms.tracks]).toEqual(['媒体房间已关闭', 0]);
    await clock.advance(1_000);
    expectRest();
    expect([wang.said, li.said]).toEqual([['媒体房间已关闭'], ['通话已结束']]);
  });

  it('that cannot be reached fail the call', async () => {
    const { wang, li, place, clock, expectRest } = await gather();
    li.rooms.refuse(mediaUnreachable());
    await place(wang, [LI]);
    li.accept();
    await clock.advance(1_000);
    expectRest();
    expect([li.said, wang.said]).toEqual([['媒体服务连接失败，请检查网络'], ['通话已结束']]);
  });

  it('that open too late for the call are left at once', async () => {
    const { wang, li, place, settle, expectRest } = await gather();
    const open = li.rooms.delay();
    await place(wang, [LI]);
    li.accept();
    await settle();
    await li.setMicrophone(false);
    li.hangUp();
    open();
    await settle();
    expectRest();
  });

  it('that are given to nobody on either side fail the call, clearly, and leave nothing open', async () => {
    const { wang, li, talk, clock, expectRest } = await gather();
    wang.rooms.block('li', true);
    li.rooms.block('wang', true);
    await talk();
    await clock.advance(29_000);
    expect([wang.said, wang.call()?.others]).toMatchObject([[], [{ media: { link: 'joining' } }]]);
    await clock.advance(1_000);
    expect([wang.call()?.failure, wang.rooms.tracks]).toEqual([NOBODY_REACHED, 0]);
    await clock.advance(1_000);
    expectRest();
    expect([wang.said, li.said]).toEqual([[NOBODY_REACHED], [NOBODY_REACHED]]);
  });

  it('that reach one of two go on with that one, and end where they leave', async () => {
    const { wang, li, zhao, talk, clock, settle, expectRest } = await gather();
    await talk();
    wang.rooms.block('zhao', true);
    await wang.invite(ZHAO);
    await settle();
    zhao.accept();
    await clock.advance(30_000);
    expect([wang.status(), wang.troubles]).toEqual(['connected', ['not-reached']]);
    li.hangUp();
    await clock.advance(0);
    expect(wang.call()?.failure).toBe(NOBODY_REACHED);
    await clock.advance(1_000);
    expectRest();
  });

  it('are waited for from when the line stands again', async () => {
    const { wang, li, talk, exchange, clock, settle } = await gather();
    wang.rooms.block('li', true);
    await talk();
    await clock.advance(20_000);
    exchange.drop(wang.window);
    await clock.advance(20_000);
    exchange.restore(wang.window);
    await clock.advance(20_000);
    expect(wang.status()).toBe('connected');
    wang.rooms.block('li', false);
    await clock.advance(60_000);
    expect([wang.status(), wang.troubles, wang.call()?.others[0]?.media?.link]).toEqual(['connected', [], 'up']);
    li.hangUp();
    await settle();
  });

  it('that open late begin as the user wants it by then, and hear what was said before', async () => {
    const { wang, li, place, settle } = await gather();
    const open = li.rooms.delay();
    await place(wang, [LI]);
    li.accept();
    await settle();
    wang.rooms.rooms[0]?.wish.path.send('li', 'first');
    wang.rooms.rooms[0]?.wish.path.send('li', 'second');
    const stop = li.show('wang', {});
    await settle();
    await li.setMicrophone(false);
    await li.setCamera(false);
    open();
    await settle();
    const room = li.rooms.rooms[0];
    expect(room?.heard.map(({ signal }) => signal)).toEqual(['first', 'second']);
    expect([room?.local$.value, room?.shown]).toMatchObject([{ microphone: 'off', camera: 'off' }, ['wang']]);
    stop();
    expect(room?.shown).toEqual([]);
  });
});

describe('taking part in calling', () => {
  it('is tried again by itself where it fails', async () => {
    const office = callOffice();
    const wang = office.sit(WANG);
    wang.credentials.fail(true);
    await wang.logOut();
    void wang.logIn();
    await office.settle();
    expect(wang.presence$.value).toBe('failed');
    wang.credentials.fail(false);
    await office.clock.advance(5_000);
    expect(wang.presence$.value).toBe('in');
  });

  it('that the server ends for good ends the call, and is tried again', async () => {
    const { wang, li, talk, clock, expectRest } = await gather();
    await talk();
    wang.window.line$.next('down');
    expect(wang.presence$.value).toBe('failed');
    expect([wang.call()?.failure, wang.rooms.tracks]).toEqual(['与服务器的连接已断开', 0]);
    await clock.advance(1_000);
    expectRest(wang);
    expect(wang.said).toEqual(['与服务器的连接已断开']);
    expect(wang.presence$.value).toBe('in');
    li.hangUp();
  });

  it('is written anew every hour, before the server forgets it, and no more after the log-out', async () => {
    const { wang, online, clock } = await gather();
    online.records.delete('wang');
    await clock.advance(3_599_000);
    expect(online.records.has('wang')).toBe(false);
    await clock.advance(1_000);
    expect(online.records.get('wang')).toMatchObject({ userId: 'wang' });
    await wang.logOut();
    await clock.advance(7_200_000);
    expect(online.records.has('wang')).toBe(false);
  });

  it('gets a new pass before the old one runs out', async () => {
    const { wang, clock } = await gather();
    const before = wang.user$.value.loginUserInfo?.userSig;
    await clock.advance(86_400_000);
    expect(wang.credentials.fetched).toBe(2);
    expect(wang.user$.value.loginUserInfo?.userSig).not.toBe(before);
  });

  it('hands a call of many hours the new pass, and not the one it began with', async () => {
    const { wang, li, talk, clock } = await gather();
    await talk();
    const given: string[] = [];
    wang.rooms.rooms[0]?.wish.renewed$.subscribe(({ userSig }) => given.push(userSig));
    expect(given).toEqual([]);
    await clock.advance(86_400_000);
    expect(given).toEqual(['signature 2 of wang']);
    li.hangUp();
  });

  it('shows who else does', async () => {
    const { wang, li, settle, talk } = await gather();
    const seen: string[] = [];
    const watching = wang
      .presenceOf(['li', 'zhao'])
      .subscribe(({ userId, presence }) => seen.push(`${userId} ${presence}`));
    await settle();
    expect(seen.splice(0)).toEqual(['li online', 'zhao online']);
    await talk();
    expect(seen.splice(0)).toEqual(['li busy']);
    li.lock(true);
    await settle();
    expect(seen.splice(0).at(-1)).toBe('li offline');
    watching.unsubscribe();
    li.lock(false);
    await settle();
    expect(seen).toEqual([]);
  });

  it('leaves nothing behind, however often and in whatever state it is ended', async () => {
    const { wang, li, zhao, place, settle, clock } = await gather();
    await place(wang, [LI, ZHAO]);
    li.accept();
    await settle();
    for (const desk of [wang, li, zhao]) {
      desk.dispose();
      desk.dispose();
      expect([desk.call$, desk.presence$, desk.ringing$].map((one) => 'isStopped' in one && one.isStopped)).toEqual([
        true,
        true,
        true,
      ]);
      expect(desk.rooms.rooms).toEqual([]);
    }
    await settle();
    expect(clock.pending).toBe(0);
  });
});
