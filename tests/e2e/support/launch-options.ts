import { QUIET_FLAGS } from '../../../tools/lib/chromium.ts';

/**
 * How the browser is started. The camera that is none gives five frames a second, the fewest it can: they are counted, never watched, and
 * encoding twenty takes a core for each pair that talks.
 */
export const LAUNCH_OPTIONS = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...QUIET_FLAGS, '--use-fake-device-for-media-stream=fps=5', '--use-fake-ui-for-media-stream'],
};
