import { buildServerWithBlank, buildWeb } from '../lib/product-build.ts';

process.exitCode = (await buildWeb()) || (await buildServerWithBlank());
