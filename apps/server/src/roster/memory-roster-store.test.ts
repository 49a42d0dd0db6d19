import { describe } from 'vitest';
import { createMemoryRosterStore } from './memory-roster-store.ts';
import { rosterStoreContract } from './roster-store.contract.ts';

const villages = ['320999101101', '320999101102', '320999102101', '320999102102'].map((code) => ({
  code,
  name: `村${code.slice(-4)}`,
  institutionCode: code,
}));

describe('the roster store in memory', () => {
  rosterStoreContract(async () => createMemoryRosterStore(villages));
});
