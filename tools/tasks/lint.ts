import { readFileSync } from 'node:fs';
import { binary, run } from '../lib/run-command.ts';
import { lintMap } from './lint-map.ts';

if (readFileSync('.oxlintrc.json', 'utf8') !== lintMap()) {
  console.error('.oxlintrc.json is not what tools/layers.ts says: run node_modules/.bin/node tools/tasks/lint-map.ts');
  process.exitCode = 1;
}
process.exitCode = (await run(binary('oxlint'), ['--deny-warnings'])) || process.exitCode;
