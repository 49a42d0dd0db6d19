import { startChild } from './child-program.ts';

/** Says whom it asks, sends them what ends a terminal's programs, and asks something that is never answered. */
const child = startChild('shared/child-program.fixture', undefined);
await child.ask({ say: 1 });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(child.pid as number, signal);
process.stdout.write(`${child.pid} ${await child.ask({ say: 'still there' })}\n`);
await child.ask({ after: 3_600_000 });
