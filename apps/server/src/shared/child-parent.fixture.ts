import { startChild } from './child-program.ts';

/** Says whom it asks, sends them what ends a terminal's programs, and asks something that is never answered: `loop` on the command line, by one who hears nothing meanwhile. */
const child = startChild('shared/child-program.fixture', undefined, { processor: 4 });
await child.ask({ say: 1 });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(child.pid as number, signal);
process.stdout.write(`${child.pid} ${await child.ask({ say: 'still there' })}\n`);
await child.ask(process.argv[2] === 'loop' ? { does: 'loop' } : { after: 3_600_000 });
