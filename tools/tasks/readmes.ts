import { writeFileSync } from 'node:fs';
import { currentReadme, readmeOf } from '../lib/package-readme.ts';
import { PUBLISHED } from '../lib/package-manifest.ts';

// Brings the examples and tables of the packages' READMEs up to date: npm run readmes

for (const name of PUBLISHED) writeFileSync(readmeOf(name), currentReadme(name));
