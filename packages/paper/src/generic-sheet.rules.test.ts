import { describe, expect, it } from 'vitest';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { genericSheet } from './generic-sheet.rules.ts';
import { keysOfSheet } from './sheet-keys.rules.ts';

const sheetOf = async (id: string) => genericSheet(compileForm(await loadForm(id)));
const linesOf = async (id: string): Promise<string> => JSON.stringify((await sheetOf(id)).pages);

describe('the plain sheet', () => {
  it.each([
    ['reminder', 'archive-number'],
    ['drug-catalogue', 'none'],
    ['family-doctor-team', 'none'],
    ['device', 'none'],
  ])('of %s has the head of a person only where it is about one: %s', async (id, code) => {
    expect((await sheetOf(id)).code).toBe(code);
  });
  it('prints options with their codes for people, and words in registers', async () => {
    expect(await linesOf('reminder')).toContain('[level]');
    expect(await linesOf('drug-catalogue')).toContain('{category:0:60}');
  });
  it('leaves the person to the head', async () => {
    expect(keysOfSheet(await sheetOf('reminder'))).not.toContain('residentId');
  });
});
