import { demoEnvironment } from '../lib/demo-environment.ts';
import { NODE, endWithUs, exitOf, start } from '../lib/run-command.ts';
import { buildWeb, isWebStale } from '../lib/web-build.ts';

const building = isWebStale();
const server = start(
  NODE,
  ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts', ...(building ? ['--await-pages'] : [])],
  demoEnvironment(process.env),
  building,
);
endWithUs(server);
const ended = exitOf(server);
if (building) {
  // While the pages are built the server makes its database and fills it; it answers once both are there.
  const built = await buildWeb();
  if (built === 0) server.send('pages', () => {});
  else server.disconnect();
  const code = await ended;
  process.exitCode = built || code;
} else process.exitCode = await ended;
