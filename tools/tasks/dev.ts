import { NODE, binary, endWithUs, exitOf, start } from '../lib/run-command.ts';

const server = start(NODE, ['--watch', '--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts']);
const web = start(binary('vite'), []);
endWithUs(server);
endWithUs(web);
process.exitCode = await Promise.race([exitOf(server), exitOf(web)]);
server.kill();
web.kill();
