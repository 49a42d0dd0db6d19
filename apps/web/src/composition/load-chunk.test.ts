import { createManualClock } from '@gongwei/adapters/memory';
import { describe, expect, it } from 'vitest';
import { CHUNK_TIMEOUT, createLoadChunk, withChunks } from './load-chunk.ts';

const desk = (isOutdated: () => Promise<boolean> = async () => false) => {
  const clock = createManualClock();
  return { clock, bring: createLoadChunk({ clock, isOutdated }) };
};
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part of the program', () => {
  it('is handed over when it comes, even late', async () => {
    const { clock, bring } = desk();
    let give: (part: string) => void = () => {};
    const coming = bring(() => new Promise<string>((done) => (give = done)));
    await clock.advance(CHUNK_TIMEOUT - 1);
    give('part');
    expect(await coming).toBe('part');
  });

  it('that takes longer than 120 seconds is given up with a sentence to try again', async () => {
    const { clock, bring } = desk();
    const outcome = bring(() => new Promise<never>(() => {})).catch((thrown: unknown) => thrown);
    await clock.advance(120_000);
    expect(await outcome).toMatchObject({
      code: 'chunk.late',
      category: 'network',
      message: expect.stringContaining('重试'),
    });
  });

  it('that does not come is trouble of the network', async () => {
    await expect(desk().bring(broken)).rejects.toMatchObject({ code: 'chunk.missing', category: 'network' });
    const offline = desk(() => Promise.reject(new Error('no line')));
    await expect(offline.bring(broken)).rejects.toMatchObject({ code: 'chunk.missing' });
  });

  it('that an update took away asks to refresh, and says that drafts are kept', async () => {
    await expect(desk(async () => true).bring(broken)).rejects.toMatchObject({
      code: 'chunk.updated',
      message: '系统已更新，请刷新',
      advice: expect.stringContaining('草稿'),
    });
  });
});

it('brings the parts of every route at any depth that way', async () => {
  const { bring } = desk();
  const [top] = withChunks([{ path: '/', children: [{ path: 'a', lazy: broken }, { path: 'b' }] }], bring);
  const lazy = top?.children?.[0]?.lazy as () => Promise<unknown>;
  await expect(lazy()).rejects.toMatchObject({ code: 'chunk.missing' });
  expect(top?.children?.[1]).toEqual({ path: 'b' });
});
