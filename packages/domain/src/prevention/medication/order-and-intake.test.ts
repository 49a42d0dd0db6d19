import { describe, expect, it } from 'vitest';
import { contractFee } from '../contract/contract-fee.rules.ts';
import { intakeAdherence } from './intake-adherence.rules.ts';
import { orderExecution, plannedExecutions } from './order-execution.rules.ts';

describe('plannedExecutions', () => {
  it.each([
    ['qd', 7],
    ['bid', 14],
    ['qod', 4],
    ['biw', 2],
    ['qw', 1],
    ['q2w', 1],
    ['once', 1],
    ['prn', undefined],
    [undefined, undefined],
  ])('%s in a week', (frequency, planned) => {
    expect(plannedExecutions(frequency, '2026-11-02', '2026-11-08')).toBe(planned);
  });

  it('needs dates in order', () => {
    expect(plannedExecutions('qd', '2026-11-08', '2026-11-02')).toBeUndefined();
  });
});

it('says which share of an order was carried out', () => {
  const order = { frequency: 'qd', startDate: '2026-11-02', dueDate: '2026-11-08' };
  expect(orderExecution({ ...order, executions: [{}, {}, {}, {}, {}] })).toEqual({ planned: 7, rate: 71.4 });
  expect(orderExecution({ executions: [{}] })).toEqual({});
});

it('counts doses due until today as taken when taken late, too', () => {
  const dose = (day: string, status: string) => ({ plannedAt: `2026-11-${day}T08:00`, status });
  const intakes = [dose('18', '1'), dose('19', '3'), dose('20', '2'), dose('21', '1')];
  expect(intakeAdherence({ intakes, today: '2026-11-20' })).toEqual({ rate: 66.7 });
  expect(intakeAdherence({ intakes: [dose('21', '1')], today: '2026-11-20' })).toEqual({});
});

it('adds fees to the fen and takes an empty discount for none', () => {
  expect(contractFee({ packages: [{ price: 120.1, discount: 20.2 }, { price: 0.3 }] })).toBe(100.2);
  expect(contractFee({ packages: [{ price: 120 }, { discount: 5 }] })).toBeUndefined();
  expect(contractFee({})).toBeUndefined();
});
