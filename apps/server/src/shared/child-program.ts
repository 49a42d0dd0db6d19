import { fork } from 'node:child_process';
import { ownProgram } from './own-program.ts';

/** A program of ours in a process beside this one: asked, and answering in the order it was asked. */
type ChildProgram = {
  readonly pid: number | undefined;
  /** @throws what the program threw, and once it has ended an error that `isChildEnded` knows */
  ask<Output>(question: unknown): Promise<Output>;
  /** Ends it at whatever it does. */
  end(): Promise<void>;
};

type ChildLimits = {
  /** Megabytes of its heap; it ends at more. */
  readonly memory?: number;
  /** Milliseconds for an answer; it is ended after that. */
  readonly patience?: number;
  /** Seconds of processor time in all of its life, six hours where nothing is said; the system ends it at more. */
  readonly processor?: number;
};
const LONGEST = 6 * 3_600;
/** Becomes the program behind it, with a limit the system holds, and leaves no picture of its memory on the disk. */
const LIMITED = 'ulimit -t "$0" && ulimit -c 0 && exec "$@"';

type Waiting = { readonly resolve: (output: never) => void; readonly reject: (error: Error) => void };
/** What a program says of a question: see `answerParent`. */
export type Told = { readonly output: unknown } | { readonly error: string };

const ENDED = 'CHILD_ENDED';
export const isChildEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === ENDED;

/**
 * In a process, not in a thread: V8 13.6 ends the whole program now and then where several threads compile (`jit_page_->allocations_.erase`), as
 * the embedded database and Node's own reading of TypeScript do. What happens to the process happens to its work alone, and it ends with ours; one
 * that is caught in a loop hears nothing of our end, and ends by its limit of processor time.
 */
export function startChild(
  program: Parameters<typeof ownProgram>[0],
  argument: unknown,
  { memory, patience, processor = LONGEST }: ChildLimits = {},
): ChildProgram {
  // What is new dies at once: little room for it is cleared often and holds a large sheet in 60 MB less; one place to take memory from, 12 MB.
  const limits = memory === undefined ? [] : [`--max-old-space-size=${memory}`, '--max-semi-space-size=2'];
  const sparing = memory === undefined ? {} : { MALLOC_ARENA_MAX: '1' };
  const flags = [...process.execArgv, ...limits];
  const limited = process.platform !== 'win32';
  const child = fork(ownProgram(program), argument === undefined ? [] : [JSON.stringify(argument)], {
    ...(limited && { execPath: '/bin/sh' }),
    execArgv: limited ? ['-c', LIMITED, String(processor), process.execPath, ...flags] : flags,
    env: { ...process.env, ...sparing },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting: Waiting[] = [];
  let over: Error | undefined;
  const giveUp = (why: unknown): void => {
    over ??= Object.assign(new Error(`The program beside this one has ended: ${String(why)}`), { code: ENDED });
    for (const { reject } of waiting.splice(0)) reject(over);
  };
  child.on('message', (told: Told) => {
    const one = waiting.shift();
    if ('error' in told) one?.reject(new Error(told.error));
    else one?.resolve(told.output as never);
  });
  const gone = new Promise<void>((done) => {
    child.on('exit', (code, signal) => done(giveUp(signal ?? code)));
    child.on('error', (error) => {
      giveUp(error.message);
      // One that never began will not end either.
      if (child.pid === undefined) done();
    });
  });
  return {
    pid: child.pid,
    ask: <Output>(question: unknown) =>
      new Promise<Output>((resolve, reject) => {
        if (over) return reject(over);
        const timer = patience && setTimeout(() => child.kill('SIGKILL'), patience);
        const settled =
          <Value>(then: (value: Value) => void) =>
          (value: Value): void => {
            clearTimeout(timer);
            then(value);
          };
        waiting.push({ resolve: settled(resolve) as Waiting['resolve'], reject: settled(reject) });
        child.send(question as object, (error) => {
          if (error) giveUp(error.message);
        });
      }),
    end: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
