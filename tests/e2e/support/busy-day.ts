import { fork } from 'node:child_process';
import { join } from 'node:path';
import { NODE, ROOT } from '../../../tools/lib/run-command.ts';
import type { DaySays, DayToWork, DayWorked } from '../../fixtures/busy-day-process.ts';

export type DayAtWork = { readonly over: () => boolean; readonly worked: Promise<DayWorked> };

/** Many people without screens at work in a process of their own. `restart`: ends the server and starts it again. */
export function startBusyDay(day: DayToWork, restart: () => Promise<void>): DayAtWork {
  const child = fork(join(ROOT, 'tests/fixtures/busy-day-process.ts'), [JSON.stringify(day)], {
    execPath: NODE,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  let over = false;
  const worked = new Promise<DayWorked>((done, failed) => {
    child.on('message', (said: DaySays) => {
      if (said === 'restart') void restart().then(() => child.send('restarted'), failed);
      else done(said);
    });
    child.on('exit', (code) => failed(new Error(`The others at work ended with ${code}.`)));
  }).finally(() => {
    over = true;
  });
  return { over: () => over, worked };
}
