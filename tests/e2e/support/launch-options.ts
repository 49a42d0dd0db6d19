import { QUIET_FLAGS } from '../../../tools/lib/chromium.ts';

/** How the browser is started. `frames`: so many a second the camera that is none gives; 20 where nobody says otherwise, 5 at least. */
export const launchOptions = (frames?: number) => ({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    ...QUIET_FLAGS,
    `--use-fake-device-for-media-stream${frames === undefined ? '' : `=fps=${frames}`}`,
    '--use-fake-ui-for-media-stream',
  ],
});

/** Where pictures are looked at and nobody cares how they move: encoding them is dear on a slow PC. */
export const STILL = launchOptions(5);
