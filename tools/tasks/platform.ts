import { nodeArguments } from '@gongwei/server/programs';
import { NODE, run } from '../lib/run-command.ts';

process.exitCode = await run(NODE, nodeArguments('platform-main'));
