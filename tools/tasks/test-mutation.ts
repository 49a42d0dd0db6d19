import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../lib/run-command.ts';
import { AREAS } from '../mutation/areas.ts';

// How many changed rules the tests notice, area by area; hours for all of them, so no part of `npm test`:
//   npm run test:mutation -- shared chronic
// Fails where an area notices fewer than when it was last measured.
const areas = Object.keys(AREAS);

const named = process.argv.slice(2);
const unknown = named.filter((area) => !areas.includes(area));
if (unknown.length > 0) {
  console.error(`不认识的范围：${unknown.join('、')}；可选：${areas.join('、')}`);
  process.exit(2);
}

// Half of all packages of a checkout were there for this task alone: they come with its first run.
const own = join(ROOT, 'tools/mutation');
const lock = createHash('sha256')
  .update(readFileSync(join(own, 'package-lock.json')))
  .digest('hex');
const stamp = join(own, 'node_modules/.installed');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('正在安装变异测试的依赖……');
  if ((await run('npm', ['ci', '--prefix', own, '--silent'])) !== 0) process.exit(1);
  writeFileSync(stamp, lock);
}

const stryker = join(own, 'node_modules/.bin/stryker');
let failed = 0;
for (const area of named.length > 0 ? named : areas) {
  console.log(`— ${area}`);
  if ((await run(stryker, ['run', 'tools/mutation/stryker.config.mjs'], { GONGWEI_MUTATED: area })) !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
