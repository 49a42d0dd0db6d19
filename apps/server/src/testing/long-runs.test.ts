import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { repeats, reportFigure } from './long-runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-figures-'));
const file = join(folder, 'figures.jsonl');
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, { force: true });
});

const figure = { row: 38, what: 'soak', runs: 20, figure: '0', aim: '0', passed: true };

it('repeats a few times in CI and as often as promised in the long tests', () => {
  vi.stubEnv('GONGWEI_LONG', '');
  expect(repeats(3, 100)).toBe(3);
  vi.stubEnv('GONGWEI_LONG', '1');
  expect(repeats(3, 100)).toBe(100);
});

it('keeps figures where somebody asks for them, and nowhere else', () => {
  vi.stubEnv('GONGWEI_FIGURES', '');
  reportFigure(figure);
  expect(existsSync(file)).toBe(false);
  vi.stubEnv('GONGWEI_FIGURES', file);
  reportFigure(figure);
  reportFigure({ ...figure, runs: 21 });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([figure, { ...figure, runs: 21 }]);
});
