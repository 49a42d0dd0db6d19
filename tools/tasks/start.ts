import { isServerStale, nodeArguments } from '@gongwei/server/programs';
import { demoEnvironment } from '../lib/demo-environment.ts';
import { NODE, endWithUs, exitOf, start } from '../lib/run-command.ts';
import { buildServer, buildWeb, isWebStale } from '../lib/product-build.ts';

const building = isWebStale();
const server = start(
  NODE,
  [...nodeArguments('main'), ...(building ? ['--await-pages'] : [])],
  demoEnvironment(process.env),
  building,
);
endWithUs(server);
const ended = exitOf(server);
// While the pages are built the server makes its database and fills it; it answers once both are there.
const built = building ? await buildWeb() : 0;
if (building && built === 0) server.send('pages', () => {});
else if (building) server.disconnect();
// For the next start: this one runs from its sources.
if (server.exitCode === null && isServerStale()) await buildServer();
const code = await ended;
process.exitCode = built || code;
