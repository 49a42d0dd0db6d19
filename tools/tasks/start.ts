import { demoEnvironment } from '../lib/demo-environment.ts';
import { NODE, endWithUs, exitOf, start } from '../lib/run-command.ts';
import { buildWebIfStale } from '../lib/web-build.ts';

const built = await buildWebIfStale();
if (built !== 0) process.exit(built);
const server = start(
  NODE,
  ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'],
  demoEnvironment(process.env),
);
endWithUs(server);
process.exitCode = await exitOf(server);
