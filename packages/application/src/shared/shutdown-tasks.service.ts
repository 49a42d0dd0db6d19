import { token } from './token.ts';

/** What must be finished before the user leaves: log-out, expiry of the session, the page going away. */
export interface ShutdownTasks {
  /** Adds a task; the returned function takes it off again. */
  add(task: () => Promise<void>): () => void;
  /** Runs all of them; one that fails does not keep the others from running, nor the user from leaving. */
  finish(): Promise<void>;
}
export const ShutdownTasks = token<ShutdownTasks>('ShutdownTasks');

/** An empty list of things to finish before the user leaves. */
export function createShutdownTasks(): ShutdownTasks {
  const tasks = new Set<() => Promise<void>>();
  return {
    add(task) {
      const own = () => task();
      tasks.add(own);
      return () => void tasks.delete(own);
    },
    async finish() {
      await Promise.allSettled([...tasks].map((task) => task()));
    },
  };
}
