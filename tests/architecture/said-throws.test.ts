import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { throwingFunctions, type Throwing } from '../../tools/lib/throwing-functions.ts';

const DOMAIN = resolve(import.meta.dirname, '../../packages/domain/src');
/** It says that it throws, or answers a `Result`. */
const isSaid = ({ told, answers }: Throwing): boolean => told.includes('@throws') || /\bResult</.test(answers);
const bareOf = (throwing: readonly Throwing[]): readonly string[] =>
  throwing.filter((one) => !isSaid(one)).map(({ file, name }) => `${file}: ${name}`);

const planted = mkdtempSync(join(tmpdir(), 'said-throws-'));
afterAll(() => rmSync(planted, { recursive: true }));

describe('what can throw says so', () => {
  it('in every public function of the domain, found from the sources: by itself or by what it calls', () => {
    const entries = ['index.ts', ...globSync('*/public.ts', { cwd: DOMAIN })];
    const throwing = throwingFunctions(DOMAIN, entries);
    expect(throwing.length).toBeGreaterThan(20);
    expect(bareOf(throwing)).toEqual([]);
  }, 240_000);

  it('and would be found where it does not', () => {
    writeFileSync(
      join(planted, 'inner.ts'),
      `export function strict(text: string): string { if (text === '') throw new RangeError('empty'); return text; }
/** @throws RangeError for nothing, a defect of the caller. */
export const sure = (text: string): string => strict(text);
export const caught = (text: string): string => { try { return strict(text); } catch { return ''; } };
export const inClosure = (text: string) => () => { throw new Error(text); };
`,
    );
    writeFileSync(
      join(planted, 'public.ts'),
      `import { caught, strict as exacting, sure } from './inner.ts';
export { inClosure } from './inner.ts';
export const byAnother = (text: string): string => exacting(text);
export const byOneWhoSays = (text: string): string => sure(text);
export const harmless = (text: string): string => caught(text);
/** @throws RangeError for nothing. */
export const said = (text: string): string => exacting(text);
export function answered(text: string): Result<string, string> { return exacting(text) as never; }
`,
    );
    expect(bareOf(throwingFunctions(planted, ['public.ts'])).toSorted()).toEqual([
      'inner.ts: inClosure',
      'public.ts: byAnother',
    ]);
  });
});
