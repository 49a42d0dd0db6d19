import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualTime, openTestDatabase } from '../testing/index.ts';
import { testContext } from '../testing/test-context.ts';
import { keepFacts, type FactsKeeper } from './keep-facts.ts';

let context: Awaited<ReturnType<typeof testContext>>;
let keeper: FactsKeeper;
const said: string[] = [];
const time = createManualTime('2026-06-15T04:00:00Z');

beforeAll(async () => {
  context = await testContext(await openTestDatabase());
  const { database, facts, forms } = context;
  keeper = await keepFacts({ database, facts, forms, ...time, say: (level, line) => said.push(`${level} ${line}`) });
}, 60_000);
afterAll(async () => {
  await keeper?.stop();
  await context?.database.close();
});

describe('a running server', () => {
  it('has nothing to do by day while all facts are filled', async () => {
    await keeper.look();
    expect(said).toEqual([]);
  });

  it('fills facts whose definition has changed', async () => {
    await context.database.query(`update fact_versions set built_at = null where key = 'systolic'`);
    await keeper.look();
    expect(said.splice(0)).toEqual(['info facts: worked out for 5 residents']);
    expect(await context.database.query('select 1 from fact_versions where built_at is null')).toEqual([]);
  });

  it('compares them with the histories once a night, says what it found and mends it', async () => {
    time.set('2026-06-15T18:30:00Z');
    await context.database.query(`update resident_facts set systolic = 300 where resident_id = 'resident-1'`);
    await keeper.look();
    await keeper.look();
    expect(said.splice(0)).toEqual([
      'info facts: 0 renewed, 5 checked, 1 drifted',
      'warn facts: 1 residents drifted in systolic; worked out anew',
    ]);
    expect(await context.database.query('select checked_on, residents, drifted from fact_checks')).toEqual([
      { checked_on: '2026-06-16', residents: 5, drifted: 1 },
    ]);
    time.set('2026-06-16T18:30:00Z');
    await keeper.look();
    expect(said.splice(0)).toEqual(['info facts: 0 renewed, 5 checked, 0 drifted']);
  });
});
