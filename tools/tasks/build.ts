import { buildWeb } from '../lib/web-build.ts';

process.exitCode = await buildWeb();
