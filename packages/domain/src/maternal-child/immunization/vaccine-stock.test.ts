import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../forms/index.ts';
import { vaccineStock } from './vaccine-stock.rules.ts';

const row = (quantity: number, batchNumber = 'B1', vaccine = 'MMR') => ({ vaccine, batchNumber, quantity });
const movement = (movementType: string, ...items: readonly ReturnType<typeof row>[]): Answers => ({
  movementType,
  items: [...items],
});
const onHand = (movements: readonly Answers[], batch = 'B1'): number => {
  const stock = vaccineStock(movements, 'MMR', batch);
  return stock.quantityReceived - stock.quantityUsed - stock.quantityLost - stock.quantityIssued;
};

describe('the stock of a batch', () => {
  it.each([
    ['1', 'quantityReceived'],
    ['2', 'quantityReceived'],
    ['8', 'quantityReceived'],
    ['4', 'quantityUsed'],
    ['5', 'quantityLost'],
    ['3', 'quantityIssued'],
    ['6', 'quantityIssued'],
    ['7', 'quantityIssued'],
  ] as const)('counts movement %s as %s', (kind, into) => {
    const nothing = { quantityReceived: 0, quantityUsed: 0, quantityLost: 0, quantityIssued: 0 };
    expect(vaccineStock([movement(kind, row(20))], 'MMR', 'B1')).toEqual({ ...nothing, [into]: 20 });
  });

  it('is what came in less what went out, corrected by stock-taking', () => {
    expect(
      onHand([movement('1', row(100)), movement('4', row(30), row(5)), movement('5', row(2)), movement('9', row(-3))]),
    ).toBe(60);
  });

  it('leaves other batches, other vaccines and rows without a quantity out', () => {
    const others = [
      movement('1', row(100, 'B2'), row(50, 'B1', 'HepB')),
      { movementType: '1', items: [{ vaccine: 'MMR', batchNumber: 'B1' }] },
    ];
    expect(onHand(others)).toBe(0);
    expect(vaccineStock([{ movementType: '1' }, { items: [row(7)] }], 'MMR', 'B1').quantityReceived).toBe(0);
  });

  it('does not depend on the order of the movements, and batches never mix', () => {
    const movements = fc.array(
      fc.record({
        kind: fc.constantFrom('1', '3', '4', '5', '8', '9'),
        batch: fc.constantFrom('B1', 'B2'),
        quantity: fc.integer({ min: 1, max: 500 }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(movements, (list) => {
        const all = list.map(({ kind, batch, quantity }) => movement(kind, row(quantity, batch)));
        expect(vaccineStock([...all].reverse(), 'MMR', 'B1')).toEqual(vaccineStock(all, 'MMR', 'B1'));
        const own = all.filter((_, at) => list[at]?.batch === 'B1');
        expect(vaccineStock(all, 'MMR', 'B1')).toEqual(vaccineStock(own, 'MMR', 'B1'));
      }),
    );
  });
});
