import { NODE, run } from '../lib/run-command.ts';

process.exitCode = await run(NODE, [
  '--disable-warning=ExperimentalWarning',
  'apps/server/src/checks-main.ts',
  ...process.argv.slice(2),
]);
