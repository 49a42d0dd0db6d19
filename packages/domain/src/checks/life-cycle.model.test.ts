import { expect, it } from 'vitest';
import { lifeCycleContract, type AnyLife } from '../life-cycle/life-cycle.contract.ts';
import type { CalendarDay } from '../shared/index.ts';
import { findingLife, shownFindingState } from './finding.machine.ts';

const day = (text: string) => text as CalendarDay;
const FACTS = { today: day('2026-06-15'), dueOn: day('2026-06-14') };
const assign = { type: 'ASSIGN', doctor: 'd', dueOn: '2026-06-20' };
const excuse = { type: 'EXCUSE', reason: '本人身高如此，已复测' };

lifeCycleContract(
  {
    title: 'A finding in a stored record',
    life: findingLife as unknown as AnyLife,
    facts: () => FACTS,
    events: [assign, excuse, ...['UNASSIGN', 'DAY', 'WITHDRAW', 'GONE', 'AGAIN', 'CHANGED'].map((type) => ({ type }))],
    table: [
      ...['open', 'assigned', 'overdue'].flatMap((state) => [
        `${state} ASSIGN assigned`,
        `${state} EXCUSE excused`,
        `${state} GONE closed`,
      ]),
      ...[
        'assigned UNASSIGN open',
        'overdue UNASSIGN open',
        'assigned DAY overdue',
        'excused WITHDRAW open',
        'excused GONE closed',
      ],
      ...['excused CHANGED open', 'closed AGAIN open'],
    ],
    refused: [
      ['open', { ...assign, doctor: ' ' }, {}, /派给谁/],
      ['open', { ...assign, dueOn: '2026-06-14' }, {}, /不能早于今天/],
      ['open', { ...excuse, reason: ' ' }, {}, /核实情况/],
      ['assigned', { type: 'DAY' }, { dueOn: day('2026-06-15') }, /没有到期/],
      ['closed', excuse, {}, /问题状态为“已消除”，不能“情况属实”/],
    ],
  },
  'packages/domain/src/checks',
);

it('runs over on the day after it was due, by itself', () => {
  const on = (today: string) => shownFindingState('assigned', { today: day(today), dueOn: day('2026-06-15') });
  expect([on('2026-06-15'), on('2026-06-16')]).toEqual(['assigned', 'overdue']);
  expect(shownFindingState('open', { today: day('2026-06-16') })).toBe('open');
});
