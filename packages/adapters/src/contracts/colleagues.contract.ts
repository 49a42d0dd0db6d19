import type { CallCredentials, Colleagues, VideoOnline } from '@gongwei/application/call';
import type { CallParty } from '@gongwei/domain/call';
import { describe, expect, it } from 'vitest';

type Subject = {
  readonly colleagues: Colleagues;
  readonly credentials: CallCredentials;
  readonly videoOnline: VideoOnline;
  readonly self: CallParty;
  /** Somebody else of the county, who cannot be called at the moment. */
  readonly other: CallParty;
  /** `other` calls, nobody answers, and it is over. Gives the id of the call. */
  missACall(): Promise<string>;
};

/** What every `Colleagues`, `CallCredentials` and `VideoOnline` promise together. */
export function colleaguesContract(name: string, create: () => Promise<Subject>): void {
  describe(`colleagues: ${name}`, () => {
    it('finds others by name and number, and oneself never', async () => {
      const { colleagues, self, other } = await create();
      const all = await colleagues.find({ text: '', onlineOnly: false });
      expect(all).toContainEqual({ ...other, presence: 'offline' });
      expect(all.map(({ userId }) => userId)).not.toContain(self.userId);
      for (const text of [other.name, other.number])
        expect((await colleagues.find({ text, onlineOnly: false })).map(({ userId }) => userId)).toContain(
          other.userId,
        );
      expect(await colleagues.find({ text: '没有这个人', onlineOnly: false })).toEqual([]);
      const online = await colleagues.find({ text: '', onlineOnly: true });
      expect(online.map(({ userId }) => userId)).not.toContain(other.userId);
    });

    it('knows who has a number, and says in words that nobody has it', async () => {
      const { colleagues, other } = await create();
      expect(await colleagues.byNumber(other.number)).toEqual({ ok: true, value: { ...other, presence: 'offline' } });
      const unknown = await colleagues.byNumber('00000000000');
      expect(!unknown.ok && unknown.failure).toMatch(/\p{Script=Han}/u);
    });

    it('remembers what was missed until it was looked at, with a note', async () => {
      const { colleagues, other, missACall } = await create();
      const callId = await missACall();
      const found = async () => (await colleagues.pastCalls()).find((call) => call.callId === callId);
      expect(await found()).toMatchObject({
        direction: 'received',
        outcome: 'missed',
        others: [other],
        seconds: 0,
        seen: false,
        note: '',
      });
      await colleagues.markSeen();
      expect(await colleagues.note(callId, '已回电')).toEqual({ ok: true, value: undefined });
      expect(await found()).toMatchObject({ seen: true, note: '已回电' });
      expect((await colleagues.pastCalls())[0]?.callId).toBe(callId);
    });

    it('keeps no note on a call nobody knows', async () => {
      const { colleagues } = await create();
      const refused = await colleagues.note('01930000-0000-7000-8000-00000000dead', '备注');
      expect(!refused.ok && refused.failure).toMatch(/\p{Script=Han}/u);
    });

    it('opens the calling service for who is logged in, and is told who is online', async () => {
      const { credentials, videoOnline, self } = await create();
      const pass = await credentials.pass();
      expect(pass).toMatchObject({ userId: self.userId, name: self.name });
      const record = {
        roomName: self.name,
        roomId: self.userId,
        userId: self.userId,
        userSig: pass.userSig,
        institutionCode: self.institutionCode,
        userName: self.name,
        userCode: self.number,
      };
      await expect(videoOnline.save(record)).resolves.toBeUndefined();
      await expect(videoOnline.save(record)).resolves.toBeUndefined();
      await expect(videoOnline.remove(record)).resolves.toBeUndefined();
      await expect(videoOnline.remove(record)).resolves.toBeUndefined();
    });
  });
}
