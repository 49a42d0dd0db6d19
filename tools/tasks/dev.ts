import { demoEnvironment } from '../lib/demo-environment.ts';
import { NODE, binary, endWithUs, exitOf, start } from '../lib/run-command.ts';

const port = process.env['PORT'] ?? '8080';
const demo = demoEnvironment(process.env);
const server = start(NODE, ['--watch', '--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
  PORT: port,
  ...demo,
});
const web = start(binary('vite'), [], { GONGWEI_API: `http://127.0.0.1:${port}`, ...demo });
endWithUs(server);
endWithUs(web);
process.exitCode = await Promise.race([exitOf(server), exitOf(web)]);
server.kill();
web.kill();
