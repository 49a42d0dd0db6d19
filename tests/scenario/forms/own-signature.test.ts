import { createOwnSignature } from '@gongwei/application/back-office';
import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { createWorld } from './desk.fixture.ts';

async function open() {
  const { records, start } = createWorld();
  const { session } = await start();
  const own = createOwnSignature(records, session);
  let saves = 0;
  const sign = (subjectId: string, data: Answers) =>
    records.save({
      id: `signature-${subjectId}`,
      formId: 'personal-signature',
      formVersion: 1,
      subjectId,
      occurredOn: '2026-06-15' as CalendarDay,
      data,
      baseVersion: saves,
      saveId: `save-${(saves += 1)}`,
    });
  return { session, own, sign };
}

describe('my stored signature', () => {
  it('is asked for when it is wanted, and none is none', async () => {
    const { own } = await open();
    expect(own.signature$.value).toEqual({ step: 'unasked' });
    await own.want();
    expect(own.signature$.value).toEqual({ step: 'none' });
  });

  it('is the one in use', async () => {
    const { own, sign } = await open();
    await sign('u1', {
      agree: true,
      draw: 'data:image/png;base64,iVBORw0KGgohand',
      current: 'data:image/png;base64,iVBORw0KGgohand',
    });
    await own.want();
    expect(own.signature$.value).toEqual({
      step: 'there',
      image: 'data:image/png;base64,iVBORw0KGgohand',
      at: expect.any(String),
    });
  });

  it('is not offered without consent', async () => {
    const { own, sign } = await open();
    await sign('u1', { agree: false, current: 'data:image/png;base64,iVBORw0KGgohand' });
    await own.want();
    expect(own.signature$.value).toEqual({ step: 'none' });
  });

  it('changes at once when it is told so, and is asked only once otherwise', async () => {
    const { own, sign } = await open();
    await own.want();
    await sign('u1', { agree: true, current: 'data:image/png;base64,iVBORw0KGgofile' });
    await own.want();
    expect(own.signature$.value).toEqual({ step: 'none' });
    await own.refresh();
    expect(own.signature$.value).toMatchObject({ step: 'there', image: 'data:image/png;base64,iVBORw0KGgofile' });
  });

  it('goes with the log-out and is never another user’s', async () => {
    const { own, sign, session } = await open();
    await sign('u1', { agree: true, current: 'data:image/png;base64,iVBORw0KGgohand' });
    await own.want();
    await session.logOut();
    expect(own.signature$.value).toEqual({ step: 'unasked' });
    await session.logIn({ username: 'zhao', password: 'x' });
    await own.want();
    expect(own.signature$.value).toEqual({ step: 'none' });
  });
});
