import { readdirSync, readFileSync } from 'node:fs';

/** Ends the one browser that was started on this profile folder at once, by its process id, as a power cut would. */
export function killBrowserOf(profileFolder: string): void {
  const ours = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) =>
        commandOf(pid).includes(`--user-data-dir=${profileFolder}`) &&
        !commandOf(pid).some((part) => part.startsWith('--type=')),
    );
  if (ours.length === 0) throw new Error(`No browser runs on ${profileFolder}.`);
  for (const pid of ours) process.kill(Number(pid), 'SIGKILL');
}

function commandOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
