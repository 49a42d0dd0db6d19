// Adds to package-lock.json what a registry without the packages of other platforms left out (see tools/lib/complete-lock.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPlatforms } from '../lib/complete-lock.ts';
import { ROOT } from '../lib/run-command.ts';

const path = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, object> };
const missing = missingPlatforms(lock);
const all = Object.entries({ ...lock.packages, ...missing }).toSorted(([one], [other]) =>
  one.localeCompare(other, 'en'),
);
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, undefined, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} packages of other platforms added`);
