import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { formVectors, SAMPLE, vectorsText } from '../lib/form-vectors.ts';
import { ROOT } from '../lib/run-command.ts';

// What every form makes of answers, for engines in other languages: npm run vectors -- dist/vectors
// `npm run vectors -- sample` renews the five that are checked in below docs/vectors.

const docs = join(ROOT, 'docs/vectors');

async function writeSample(): Promise<number> {
  for (const id of SAMPLE) writeFileSync(join(docs, `${id}.json`), vectorsText(formVectors(await loadForm(id))));
  return SAMPLE.length;
}

async function writeAll(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'forms'), { recursive: true });
  for (const page of ['README.md', 'vectors.schema.json']) cpSync(join(docs, page), join(folder, page));
  for (const { id } of formIndex) {
    const module = await loadForm(id);
    writeFileSync(join(folder, `${id}.json`), vectorsText(formVectors(module)));
    // The code tables stand in the fields' options, where the form is compiled.
    const { definition, fields } = compileForm(module);
    writeFileSync(join(folder, 'forms', `${id}.json`), `${JSON.stringify({ definition, fields }, undefined, 1)}\n`);
  }
  return formIndex.length;
}

const [target = 'dist/vectors'] = process.argv.slice(2);
const count = target === 'sample' ? await writeSample() : await writeAll(join(ROOT, target));
console.log(`✓ ${count} 张表单的对照用例写在 ${target === 'sample' ? 'docs/vectors' : target}`);
