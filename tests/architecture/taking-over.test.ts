import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { TAKING_OVER } from '../../packages/domain/src/catalogue/taking-over.data.ts';

it('what may be taken over stands in the docs as it stands in the table', () => {
  const docs = readFileSync(resolve(import.meta.dirname, '../../docs/catalogue.md'), 'utf8');
  for (const { way, from, fields } of TAKING_OVER) expect(docs).toContain(`| ${way} | ${from} | ${fields} |`);
});
