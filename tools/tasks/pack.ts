import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packPackages } from '../lib/package-build.ts';
import { binary, ROOT, run } from '../lib/run-command.ts';

// Packages others can load, as tarballs: npm run pack -- dist/packages

const folder = join(ROOT, process.argv[2] ?? 'dist/packages');
// What is packed is not checked once more: `npm test` does that before.
const tarballs = (await run(binary('tsc'), ['--build'])) === 0 ? await packPackages(folder) : undefined;
if (!tarballs) {
  console.error('✗ 打包没有完成：先改正上面的错误。');
  process.exit(1);
}
for (const file of tarballs) console.log(`✓ ${relative(ROOT, file)} ${Math.round(statSync(file).size / 1000)} kB`);
