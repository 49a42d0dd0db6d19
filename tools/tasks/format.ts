import { binary, run } from '../lib/run-command.ts';

process.exitCode = await run(binary('oxfmt'), process.argv.slice(2));
