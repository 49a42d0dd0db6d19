import { describe, expect, it } from 'vitest';
import { gather, LI, QIAN, WANG, ZHAO } from './desks.fixture.ts';

describe('a call', () => {
  it('rings, is answered, talked over and ended', async () => {
    const { wang, li, zhao, place, settle, clock, expectRest } = await gather();
    await place(wang, [LI]);
    expect(li.ringing$.value).toMatchObject({ name: '王医生', kind: 'video' });
    expect(zhao.ringing$.value).toBeUndefined();
    expect(wang.call()).toMatchObject({
      status: 'calling',
      inviter: true,
      others: [{ name: '李医生', stage: 'ringing' }],
    });
    expect([wang.rooms.opened, li.call()]).toEqual([0, undefined]);
    li.accept();
    await settle();
    for (const desk of [wang, li]) {
      expect(desk.call()).toMatchObject({ status: 'connected', local: { microphone: 'on', camera: 'on' } });
      expect(desk.call()?.others).toMatchObject([
        { stage: 'in', microphone: true, camera: true, media: { link: 'up' } },
      ]);
      expect(desk.rooms.tracks).toBe(2);
      expect(desk.window.isWatchedClosely()).toBe(true);
    }
    expect([wang.pages, li.pages]).toEqual([['video-call'], ['video-home', 'video-call']]);
    await clock.advance(65_000);
    li.hangUp();
    // At once, before the server answers.
    expect([li.status(), li.rooms.tracks]).toEqual(['idle', 0]);
    await settle();
    expectRest();
    expect([wang.said, li.said]).toEqual([['通话已结束'], []]);
    expect([wang.pages.at(-1), li.pages.at(-1)]).toEqual(['video-home after it', 'video-home after it']);
    expect(wang.lastCall$.value).toMatchObject({ seconds: 65 });
    wang.forgetLastCall();
    expect(wang.lastCall$.value).toBeUndefined();
  });

  it('by voice begins with the camera off, and ends when its page is left', async () => {
    const { wang, li, talk, settle, expectRest } = await gather();
    await talk('audio');
    expect([wang.rooms.tracks, li.call()?.local.camera]).toEqual([1, 'off']);
    wang.leftPage('video-call');
    expect(wang.status()).toBe('connected');
    wang.leftPage('audio-call');
    await settle();
    expectRest();
    expect([wang.said, li.said]).toEqual([[], ['通话已结束']]);
  });

  it('of pictures may be answered by voice', async () => {
    const { wang, li, place, settle } = await gather();
    await place(wang, [LI]);
    li.accept({ camera: false });
    await settle();
    expect(li.call()?.local).toMatchObject({ microphone: 'on', camera: 'off' });
    expect(wang.call()?.others).toMatchObject([{ microphone: true, camera: false }]);
  });

  it('shows the other side what the caller chose of a resident, and remembers it for the note', async () => {
    const { wang, li, settle } = await gather();
    const resident = { residentId: 'r1', title: '王秀兰 女 67岁', fields: [{ label: '血压', value: '142/88 mmHg' }] };
    await wang.place({ to: [LI], kind: 'audio', resident });
    await settle();
    expect(li.ringing$.value?.resident).toEqual(resident);
    li.accept();
    await settle();
    expect(li.call()?.resident).toEqual(resident);
    wang.hangUp();
    expect(wang.lastCall$.value).toMatchObject({ resident });
    await settle();
    await wang.place({ to: [LI], kind: 'audio' });
    expect(wang.lastCall$.value).toBeUndefined();
  });

  it('is placed by number', async () => {
    const { wang, li, settle } = await gather();
    expect(await wang.dial('', 'audio')).toEqual({ ok: false, failure: '请输入拨叫号码' });
    expect(await wang.dial('D1000', 'audio')).toEqual({ ok: false, failure: '请输入正确号码' });
    expect(await wang.dial('D9999', 'audio')).toEqual({ ok: false, failure: '没有找到这个号码' });
    expect(await wang.dial(' d1001', 'audio')).toEqual({ ok: true, value: undefined });
    await settle();
    expect(li.ringing$.value?.kind).toBe('audio');
    expect(await wang.dial('D1002', 'audio')).toEqual({ ok: false, failure: '正在通话中' });
  });

  it('is not placed to oneself, to three, or from outside', async () => {
    const { wang } = await gather();
    const sentence = async (to: (typeof LI)[]) => {
      const outcome = await wang.place({ to, kind: 'audio' });
      return outcome.ok ? '' : outcome.failure;
    };
    expect(await sentence([WANG])).toBe('请输入正确号码');
    expect(await sentence([])).toBe('请输入正确号码');
    expect(await sentence([LI, ZHAO, QIAN])).toBe('最多3人同时通话');
    await wang.logOut();
    expect(await sentence([LI])).toBe('通话服务未连接，请稍后再试');
    expect(wang.call()).toBeUndefined();
  });
});

it('two hundred calls in a row leave no room, no track and no timer behind', async () => {
  const { wang, li, place, settle, clock, expectRest } = await gather();
  for (let count = 0; count < 200; count += 1) {
    await place(wang, [LI], count % 2 === 0 ? 'video' : 'audio');
    if (count % 3 === 0) li.reject();
    else li.accept();
    await settle();
    (count % 5 === 0 ? li : wang).hangUp();
    await clock.advance(500);
  }
  expectRest();
  expect([wang.rooms.opened, li.rooms.opened]).toEqual([133, 133]);
});

describe('an unanswered call', () => {
  it('is refused', async () => {
    const { wang, li, place, settle, expectRest } = await gather();
    await place(wang, [LI]);
    li.reject();
    await settle();
    expectRest();
    expect([wang.said, li.said, li.pages]).toEqual([['李医生拒绝通话'], [], []]);
  });

  it('meets somebody busy, who hears nothing of it', async () => {
    const { wang, li, zhao, talk, place, settle, expectRest } = await gather();
    await talk();
    await place(zhao, [LI]);
    expect([zhao.status(), zhao.said]).toEqual(['idle', ['李医生忙线']]);
    expect([li.ringing$.value, li.said, li.status()]).toEqual([undefined, [], 'connected']);
    wang.hangUp();
    await settle();
    expectRest();
  });

  it('is taken back', async () => {
    const { wang, li, place, settle, expectRest } = await gather();
    await place(wang, [LI]);
    wang.hangUp();
    await settle();
    expectRest();
    expect([wang.said, li.said]).toEqual([[], ['通话已取消']]);
  });

  it('ends after 30 s on both sides', async () => {
    const { wang, li, place, clock, expectRest, exchange } = await gather();
    await place(wang, [LI]);
    await clock.advance(29_999);
    expect([wang.status(), li.status()]).toEqual(['calling', 'calling']);
    await clock.advance(1);
    expectRest();
    expect([wang.said, li.said]).toEqual([['李医生无应答'], ['通话超时未应答']]);
    expect(exchange.missed).toMatchObject([{ userId: 'li', from: 'wang' }]);
  });

  it('meets nobody: a missed call is left behind, and the words stand for a second', async () => {
    const { wang, li, place, clock, expectRest, exchange } = await gather();
    await li.logOut();
    await place(wang, [LI]);
    const words = '李医生不在线，已留下未接来电提醒';
    expect(wang.call()).toMatchObject({ status: 'calling', failure: words });
    await clock.advance(999);
    expect(wang.call()?.failure).toBe(words);
    await clock.advance(1);
    expectRest(wang);
    expect([wang.said, wang.pages]).toEqual([[words], ['video-call', 'video-home after it']]);
    expect(exchange.missed).toMatchObject([{ userId: 'li' }]);
  });

  it('crosses another one: both are told that the other is busy', async () => {
    const { wang, li, settle, expectRest } = await gather();
    await Promise.all([wang.place({ to: [LI], kind: 'video' }), li.place({ to: [WANG], kind: 'audio' })]);
    await settle();
    expectRest();
    expect([wang.said, li.said]).toEqual([['李医生忙线'], ['王医生忙线']]);
  });

  it('cannot be placed without the server, says why for a second, and is hung up', async () => {
    const { wang, clock, exchange, expectRest } = await gather();
    exchange.drop(wang.window);
    await wang.place({ to: [LI], kind: 'audio' });
    await clock.advance(10_000);
    expect(wang.call()).toMatchObject({ failure: '网络连接失败，请检查网络连接', line: 'reconnecting' });
    await clock.advance(1_000);
    expectRest(wang);
    expect(wang.said).toEqual(['网络连接失败，请检查网络连接']);
  });
});

it('answered with two clicks it is answered once', async () => {
  const { wang, li, place, settle, clock } = await gather();
  await place(wang, [LI]);
  li.accept();
  await clock.advance(200);
  li.accept();
  await clock.advance(400);
  li.accept();
  await settle();
  expect([li.rooms.opened, wang.rooms.opened, li.status(), li.pages.length]).toEqual([1, 1, 'connected', 2]);
});

describe('three', () => {
  it('talk, the third without a new beginning, and one may leave', async () => {
    const { wang, li, zhao, talk, settle, clock, expectRest } = await gather();
    await talk();
    const since = wang.call()?.connectedAt;
    await clock.advance(5_000);
    expect(await wang.invite(ZHAO)).toEqual({ ok: true, value: undefined });
    await settle();
    expect(wang.call()?.others.map(({ stage }) => stage)).toEqual(['in', 'ringing']);
    expect(zhao.ringing$.value?.others).toMatchObject([{ name: '李医生' }]);
    expect(await wang.invite(QIAN)).toEqual({ ok: false, failure: '最多3人同时通话' });
    zhao.accept();
    await settle();
    expect([wang, li, zhao].map((desk) => desk.call()?.others.length)).toEqual([2, 2, 2]);
    expect([wang.call()?.connectedAt, wang.rooms.opened]).toEqual([since, 1]);
    li.hangUp();
    await settle();
    expect([wang.status(), zhao.status(), wang.said, zhao.said]).toEqual(['connected', 'connected', [], []]);
    zhao.hangUp();
    await settle();
    expectRest();
    expect(wang.said).toEqual(['通话已结束']);
  });

  it('are asked at once: one refuses, the other still rings and answers', async () => {
    const { wang, li, zhao, place, settle, expectRest, clock } = await gather();
    await place(wang, [LI, ZHAO]);
    li.reject();
    await settle();
    expect([wang.said, wang.status(), zhao.ringing$.value?.name]).toEqual([['李医生拒绝通话'], 'calling', '王医生']);
    zhao.accept();
    await clock.advance(31_000);
    expect(wang.status()).toBe('connected');
    wang.hangUp();
    await settle();
    expectRest();
  });

  it('wait for the third no longer than 30 s', async () => {
    const { wang, zhao, talk, clock, settle, expectRest } = await gather();
    await talk();
    await wang.invite(ZHAO);
    await clock.advance(30_000);
    expect([wang.said, zhao.said, wang.status()]).toEqual([['赵医生无应答'], ['通话超时未应答'], 'connected']);
    wang.hangUp();
    await settle();
    expectRest();
  });
});
