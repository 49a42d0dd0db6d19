import { expect, it } from 'vitest';
import { STORED } from '../shared/index.ts';
import { emptyBrowser } from '../shared/stored.fixture.ts';
import { lastVillageIn } from './last-village.ts';

it('the village of the last person is known for the next one, and to nobody who logs in after', () => {
  const stored = emptyBrowser();
  expect(lastVillageIn(stored).path).toEqual([]);
  lastVillageIn(stored).note(['32099901', '3209990102']);
  expect(lastVillageIn(stored).path).toEqual(['32099901', '3209990102']);
  expect(STORED.lastVillage).toMatchObject({ place: 'session', clearOn: 'log-out' });
});
