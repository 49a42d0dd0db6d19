import type { FoundAtDesk } from '@gongwei/domain/scheduling';
import { fail, ok } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { createReception } from './reception.service.ts';
import type { SchedulingGateway } from './scheduling-gateway.port.ts';

const person = (residentId: string, here?: boolean): FoundAtDesk => ({
  residentId,
  name: residentId,
  sex: 'female',
  age: 70,
  village: '东村',
  archiveNumber: '1',
  idNumber: '1',
  status: '1',
  ...(here !== undefined && {
    appointment: { id: `of ${residentId}`, here, date: '2026-06-15' as never, place: '', state: '1' as const },
  }),
});

/** A desk where `people` answer to every text; `sent` says what was done with whom. */
const deskWith = (people: readonly FoundAtDesk[], refusal?: string) => {
  const sent: string[] = [];
  const answer = () => Promise.resolve(refusal === undefined ? ok('2' as const) : fail(refusal));
  const gateway: Pick<SchedulingGateway, 'find' | 'change' | 'book'> = {
    find: () => Promise.resolve(people),
    change: (id, { type }) => (sent.push(`${type} ${id}`), answer()),
    book: ({ id, residentId }) => (sent.push(`book ${id} ${residentId}`), answer()),
  };
  const reception = createReception(gateway as SchedulingGateway, { next: () => 'new' }, 'session');
  return { reception, sent };
};

describe('the reception of a check-up day', () => {
  it('checks in at once who is alone found and has an appointment here', async () => {
    const { reception, sent } = deskWith([person('wang', true)]);
    expect(await reception.scan('1')).toMatchObject({ ok: true, value: { name: 'wang' } });
    expect([sent, reception.state$.value]).toEqual([['CHECK_IN of wang'], { found: undefined, busy: false }]);
  });

  it('lets choose among several, and gives an appointment to whoever has none', async () => {
    const { reception, sent } = deskWith([person('wang', true), person('li')]);
    expect(await reception.scan('1')).toBeUndefined();
    expect(reception.state$.value.found).toHaveLength(2);
    await reception.receive(person('li'));
    expect([sent, reception.state$.value.found]).toEqual([['book new li'], undefined]);
  });

  it('says why somebody is refused and keeps who was found; takes one command at a time', async () => {
    const { reception, sent } = deskWith([person('wang', false), person('li')], '号满了');
    await reception.scan('1');
    const both = [reception.receive(person('li')), reception.receive(person('li'))];
    expect(await Promise.all(both)).toEqual([{ ok: false, failure: '号满了' }, undefined]);
    expect([sent.length, reception.state$.value.found?.length]).toEqual([1, 2]);
    reception.clear();
    expect(reception.state$.value.found).toBeUndefined();
  });
});
