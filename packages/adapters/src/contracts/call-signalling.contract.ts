import type { CallSignalling } from '@gongwei/application/call';
import type { CallCommand, CallKind, CallNews, CallParty } from '@gongwei/domain/call';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** A window in which somebody takes part in calling. */
export type CallWindow = {
  readonly signalling: CallSignalling;
  readonly party: CallParty;
  readonly device: string;
  /** Its line drops, and comes back by itself. */
  drop(): void;
};

type Subject = {
  /** A further window of one of three colleagues; not yet open. */
  open(who: 'a' | 'b' | 'c', device?: string): CallWindow;
  /** Of a new call. */
  newId(): string;
  /** Somebody whose file `a` may see. */
  readonly residentId: string;
};

type Heard = CallWindow & {
  readonly news: CallNews[];
  tell(command: CallCommand): ReturnType<CallSignalling['tell']>;
  /** Waits until it was told this. */
  told(news: Partial<CallNews>): Promise<void>;
};

/** What every `CallSignalling` promises, between three colleagues. */
export function callSignallingContract(name: string, create: () => Promise<Subject>): void {
  const windows: Heard[] = [];
  afterEach(async () => {
    for (const { signalling } of windows.splice(0)) signalling.close();
  });
  const hear = (window: CallWindow): Heard => {
    const news: CallNews[] = [];
    window.signalling.news$.subscribe((one) => news.push(one));
    const heard = {
      ...window,
      news,
      tell: window.signalling.tell,
      told: (one: Partial<CallNews>) =>
        vi.waitFor(() => expect(news).toContainEqual(expect.objectContaining(one)), { timeout: 5_000, interval: 5 }),
    };
    windows.push(heard);
    return heard;
  };
  const enter = async (subject: Subject, who: 'a' | 'b' | 'c', device?: string): Promise<Heard> => {
    const window = hear(subject.open(who, device));
    window.signalling.open();
    expect(await window.tell({ do: 'log-in', device: window.device })).toEqual({ ok: true });
    return window;
  };
  /** Three colleagues who can be called, and a call that is to be. */
  const gather = async () => {
    const subject = await create();
    const [a, b, c] = [await enter(subject, 'a'), await enter(subject, 'b'), await enter(subject, 'c')];
    return { subject, a, b, c, callId: subject.newId() };
  };
  const ring = async (from: Heard, to: Heard, callId: string, kind: CallKind = 'video') => {
    expect(await from.tell({ do: 'invite', callId, to: [to.party.userId], kind })).toEqual({ ok: true, offline: [] });
    await to.told({ news: 'invited' });
  };
  /** Two who talk. */
  const connect = async (from: Heard, to: Heard, callId: string) => {
    await ring(from, to, callId);
    const answer = await to.tell({ do: 'accept', callId });
    await from.told({ news: 'entered', callId });
    return answer;
  };
  const idsOf = (answer: object): readonly string[] =>
    'members' in answer ? (answer.members as readonly CallParty[]).map(({ userId }) => userId) : [];

  describe(`call signalling: ${name}`, () => {
    it('is up once it was opened, and down once it was closed', async () => {
      const { a } = await gather();
      expect(a.signalling.line$.value).toBe('up');
      a.signalling.open();
      a.signalling.close();
      a.signalling.close();
      expect(a.signalling.line$.value).toBe('down');
      await expect(a.tell({ do: 'log-out' })).rejects.toMatchObject({ kind: 'fault' });
    });

    it('calls nobody before the log-in, nobody unknown and not oneself', async () => {
      const { subject, a, b, callId } = await gather();
      const outside = hear(subject.open('a'));
      outside.signalling.open();
      const [call, refused] = [{ do: 'invite', callId, kind: 'audio' } as const, { ok: false }];
      expect(await outside.tell({ ...call, to: [b.party.userId] })).toMatchObject({
        ...refused,
        code: 'not-logged-in',
      });
      expect(await a.tell({ ...call, to: ['nobody-has-this-id'] })).toMatchObject({ ...refused, code: 'unknown-user' });
      expect(await a.tell({ ...call, to: [a.party.userId] })).toMatchObject({ ...refused, code: 'self' });
      expect(b.news).toEqual([]);
    });

    it('rings with who calls and what is shown, and brings both together when it is answered', async () => {
      const { subject, a, b, callId } = await gather();
      const { residentId } = subject;
      const resident = { residentId, title: '王秀兰 女 67岁', fields: [{ label: '血压', value: '142/88' }] };
      await a.tell({ do: 'invite', callId, to: [b.party.userId], kind: 'audio', resident });
      await b.told({
        news: 'invited',
        invitation: expect.objectContaining({ callId, from: a.party, kind: 'audio', others: [], resident }),
      } as never);
      expect(idsOf(await b.tell({ do: 'accept', callId }))).toContain(a.party.userId);
      await a.told({ news: 'entered', callId, member: expect.objectContaining(b.party) as never });
    });

    it.each([true, false])('tells who called that it was rejected, busy: %s', async (busy) => {
      const { a, b, callId } = await gather();
      await ring(a, b, callId);
      expect(await b.tell({ do: 'reject', callId, busy })).toEqual({ ok: true });
      await a.told({ news: 'rejected', callId, userId: b.party.userId, busy });
      expect(await b.tell({ do: 'accept', callId })).toMatchObject({ ok: false, code: 'gone' });
    });

    it.each(['cancelled', 'no-answer'] as const)('takes an invitation back: %s', async (because) => {
      const { a, b, callId } = await gather();
      await ring(a, b, callId);
      await a.tell({ do: 'cancel', callId, because });
      await b.told({ news: 'cancelled', callId, because });
      expect(await b.tell({ do: 'accept', callId })).toMatchObject({ ok: false, code: 'gone' });
    });

    it('says who is not there to be called', async () => {
      const { a, c, callId } = await gather();
      await c.tell({ do: 'log-out' });
      const answer = await a.tell({ do: 'invite', callId, to: [c.party.userId], kind: 'audio' });
      expect(answer).toEqual({ ok: true, offline: [c.party.userId] });
      expect(c.news).toEqual([]);
    });

    it('dissolves a call when one of two hangs up', async () => {
      const { a, b, callId } = await gather();
      await connect(a, b, callId);
      expect(await a.tell({ do: 'hang-up', callId })).toEqual({ ok: true });
      await b.told({ news: 'dissolved', callId });
      expect(await b.tell({ do: 'rejoin', callId })).toMatchObject({ ok: false, code: 'gone' });
    });

    it('takes a third in, who may leave without ending it for the others', async () => {
      const { a, b, c, callId } = await gather();
      await connect(a, b, callId);
      expect(await a.tell({ do: 'invite', callId, to: [c.party.userId], kind: 'video' })).toMatchObject({ ok: true });
      await c.told({
        news: 'invited',
        invitation: expect.objectContaining({ callId, from: a.party, others: [expect.objectContaining(b.party)] }),
      } as never);
      const members = idsOf(await c.tell({ do: 'accept', callId }));
      expect(members).toEqual(expect.arrayContaining([a.party.userId, b.party.userId]));
      for (const other of [a, b])
        await other.told({ news: 'entered', callId, member: expect.objectContaining(c.party) as never });
      await c.tell({ do: 'hang-up', callId });
      for (const other of [a, b])
        await other.told({ news: 'left', callId, userId: c.party.userId, because: 'hung-up' });
      expect(await b.tell({ do: 'rejoin', callId })).toMatchObject({ ok: true });
      expect([...a.news, ...b.news].filter(({ news }) => news === 'dissolved')).toEqual([]);
    });

    it('carries words of the media negotiation to the one they are for, in order', async () => {
      const { a, b, c, callId } = await gather();
      await connect(a, b, callId);
      const to = b.party.userId;
      await Promise.all([1, 2, 3].map((n) => a.tell({ do: 'relay', callId, to, signal: { n } })));
      await b.told({ news: 'relayed', callId, from: a.party.userId, signal: { n: 3 } });
      expect(b.news.flatMap((one) => (one.news === 'relayed' ? [one.signal] : []))).toEqual([
        { n: 1 },
        { n: 2 },
        { n: 3 },
      ]);
      // Nobody outside can speak into a call.
      expect(await c.tell({ do: 'relay', callId, to, signal: { n: 4 } })).toMatchObject({ ok: false });
    });

    it('shows the others what is on, also those who come later', async () => {
      const { a, b, c, callId } = await gather();
      await connect(a, b, callId);
      await a.tell({ do: 'announce', callId, microphone: false, camera: true });
      await b.told({ news: 'announced', callId, userId: a.party.userId, microphone: false, camera: true });
      await a.tell({ do: 'invite', callId, to: [c.party.userId], kind: 'video' });
      await c.told({ news: 'invited' });
      expect(await c.tell({ do: 'accept', callId })).toMatchObject({
        members: expect.arrayContaining([expect.objectContaining({ ...a.party, microphone: false, camera: true })]),
      });
    });

    it('tells who can be called, now and as it changes, until nobody is watched', async () => {
      const { a, b, c, callId } = await gather();
      const userId = b.party.userId;
      await a.tell({ do: 'watch', userIds: [userId] });
      await a.told({ news: 'presence', userId, presence: 'online' });
      await connect(c, b, callId);
      await a.told({ news: 'presence', userId, presence: 'busy' });
      await b.tell({ do: 'hang-up', callId });
      a.news.length = 0;
      await b.tell({ do: 'log-out' });
      await a.told({ news: 'presence', userId, presence: 'offline' });
      await a.tell({ do: 'watch', userIds: [] });
      const before = a.news.length;
      await b.tell({ do: 'log-in', device: b.device });
      // Whatever came of it would have come before this answer.
      await a.tell({ do: 'watch', userIds: [] });
      expect(a.news.slice(before)).toEqual([]);
    });

    it('lets the newest device take calling over', async () => {
      const { subject, a, b, callId } = await gather();
      const elsewhere = await enter(subject, 'b', 'another device');
      await b.told({ news: 'kicked-out' });
      await ring(a, elsewhere, callId);
      expect(b.news.filter(({ news }) => news === 'invited')).toEqual([]);
      expect(await b.tell({ do: 'accept', callId })).toMatchObject({ ok: false });
    });

    it('rings in all windows of a device, and stops where another one answered', async () => {
      const { subject, a, b, callId } = await gather();
      const beside = await enter(subject, 'b', b.device);
      expect(b.news).toEqual([]);
      await ring(a, beside, callId);
      await b.told({ news: 'invited' });
      await beside.tell({ do: 'accept', callId });
      await b.told({ news: 'answered-elsewhere', callId });
      expect(await b.tell({ do: 'accept', callId })).toMatchObject({ ok: false, code: 'gone' });
    });

    it('keeps a call over a drop; the others see it reconnect, and what they said meanwhile arrives once', async () => {
      const { a, b, callId } = await gather();
      await connect(a, b, callId);
      const [begun, lines]: [string[], string[]] = [[], []];
      b.signalling.begun$.subscribe(() => begun.push('begun'));
      b.signalling.line$.subscribe((line) => lines.push(line));
      b.drop();
      const userId = b.party.userId;
      await a.told({ news: 'reconnecting', callId, userId, back: false });
      await a.tell({ do: 'relay', callId, to: userId, signal: 'meanwhile' });
      await a.told({ news: 'reconnecting', callId, userId, back: true });
      await b.told({ news: 'relayed', signal: 'meanwhile' });
      expect(await b.tell({ do: 'announce', callId, microphone: true, camera: false })).toEqual({ ok: true });
      await a.told({ news: 'announced', userId, camera: false });
      expect(b.news.filter(({ news }) => news === 'relayed')).toHaveLength(1);
      expect([begun, lines]).toEqual([[], ['up', 'reconnecting', 'up']]);
    });
  });
}
