import { buildServer, buildWeb } from '../lib/product-build.ts';

process.exitCode = (await buildWeb()) || (await buildServer());
