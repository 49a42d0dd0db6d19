import { binary, run } from '../lib/run-command.ts';

process.exitCode = await run(binary('tsc'), ['--build']);
