import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('no test is left out where a tool is missing: npm test brings Chromium, coturn and PostgreSQL', () => {
  const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts', 'tests/**/*.ts'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  const leavingOut = files.filter((name) =>
    /\b(?:describe|it|test)\.(?:skip|skipIf|runIf|todo)\b(?!\\)/.test(readFileSync(join(ROOT, name), 'utf8')),
  );
  expect(leavingOut).toEqual([]);
  expect(readFileSync(join(ROOT, 'tools/tasks/test.ts'), 'utf8')).toMatch(
    /bringPrograms\([^;]*POSTGRES, CHROMIUM, HEADLESS_SHELL, COTURN[\s\S]*await brought;[\s\S]*await testsWithoutBrowser\(/,
  );
});
