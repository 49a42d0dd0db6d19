import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from './settings.ts';
import { startFailure } from './start-failure.ts';
import { backupTrouble } from './backup/backup-format.ts';

export type FileCommand = {
  /** The file named on the command line, seen from where the command was called. */
  readonly path: string;
  /** Whether the one option was given. */
  readonly flagged: boolean;
  readonly settings: Settings;
};

/**
 * A command that takes one file and at most one option. What it makes is for its owner only; a failure is one sentence to `tell` and exit code 1.
 */
export async function runFileCommand(
  usage: string,
  flag: string,
  tell: (sentence: string) => void,
  work: (command: FileCommand) => Promise<void>,
): Promise<void> {
  process.umask(0o077);
  const settings = readSettings(process.env);
  try {
    const { values, positionals } = parseArgs({
      options: { [flag]: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [name] = positionals;
    if (!name || positionals.length > 1) throw backupTrouble(usage);
    if (!settings.ok) throw backupTrouble(settings.failure.join('\n'));
    const path = resolve(process.env['INIT_CWD'] ?? '.', name);
    await work({ path, flagged: values[flag] === true, settings: settings.value });
  } catch (error) {
    // The settings as far as they can be read: they may be what is wrong.
    tell(startFailure(error, settings.ok ? settings.value : {}));
    process.exitCode = 1;
  }
}
