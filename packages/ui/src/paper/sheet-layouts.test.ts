import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { describe, expect, it } from 'vitest';
import { genericSheet } from './generic-sheet.rules.ts';
import { healthCheckUpSheet } from './health-check-up.sheet.data.ts';
import { hypertensionFollowUpSheet } from './hypertension-follow-up.sheet.data.ts';
import { residentPersonalInfoSheet } from './resident-personal-info.sheet.data.ts';
import { keysOfSheet, keysOfVisits } from './sheet-keys.rules.ts';

const keysOf = async (id: string): Promise<{ all: Set<string>; printed: string[]; companions: Set<string> }> => {
  const form = compileForm(await loadForm(id));
  return {
    all: new Set(form.fields.map((field) => field.key)),
    printed: form.fields.filter((field) => !field.paper?.hidden).map((field) => field.key),
    companions: new Set(
      form.fields.flatMap((field) => ('otherKey' in field && field.otherKey ? [field.otherKey] : [])),
    ),
  };
};

describe('official layouts', () => {
  it('of the check-up prints every field that the sheet has, and names no other', async () => {
    const { all, printed, companions } = await keysOf('health-check-up');
    const named = new Set(keysOfSheet(healthCheckUpSheet));
    expect([...named].filter((key) => !all.has(key))).toEqual([]);
    expect(printed.filter((key) => !named.has(key) && !companions.has(key))).toEqual(['name', 'archiveNo']);
  });
  it('of the personal information names only fields that exist', async () => {
    const { all } = await keysOf('resident-personal-info');
    expect(keysOfSheet(residentPersonalInfoSheet).filter((key) => !all.has(key))).toEqual([]);
  });
  it('of the follow-up names only fields that exist', async () => {
    const { all } = await keysOf('hypertension-follow-up');
    expect(keysOfVisits(hypertensionFollowUpSheet).filter((key) => !all.has(key))).toEqual([]);
  });
  it('that are generic print every field of the form', async () => {
    const form = compileForm(await loadForm('supplement-blood-routine'));
    const { printed, companions } = await keysOf('supplement-blood-routine');
    const named = new Set(keysOfSheet(genericSheet(form)));
    expect(printed.filter((key) => !named.has(key) && !companions.has(key))).toEqual([]);
  });
});
