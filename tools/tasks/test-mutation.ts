import { binary, run } from '../lib/run-command.ts';
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
let failed = 0;
for (const area of named.length > 0 ? named : areas) {
  console.log(`— ${area}`);
  if ((await run(binary('stryker'), ['run', 'tools/mutation/stryker.config.mjs'], { GONGWEI_MUTATED: area })) !== 0)
    failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
