import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { digestEntryOf } from '../../packages/domain/src/catalogue/form-facts.fixture.ts';

// Writes the digest entries of forms from outside the reference, as their definitions stand: npm run catalogue:digest -- form-id …
// Forms of the reference have theirs from the reference; where a definition differs, catalogue-departures.ts says why.

type Digest = {
  readonly forms: { readonly [form: string]: object };
  readonly dictionaries: object;
  readonly own: { readonly [form: string]: object };
};

const path = resolve(join(import.meta.dirname, '../../packages/domain/src/catalogue/catalogue-digest.json'));
const digest = JSON.parse(readFileSync(path, 'utf8')) as Digest;
const wanted = process.argv.slice(2);
const refused = wanted.flatMap((id) =>
  digest.forms[id]
    ? [`“${id}” 的条目来自参考资料，不由定义生成：有意的不同写在 catalogue-departures.ts 里。`]
    : formIndex.some((form) => form.id === id)
      ? []
      : [`form-index.ts 里没有“${id}”这张表单。`],
);
if (wanted.length === 0) refused.push('请写明表单：npm run catalogue:digest -- form-id');
for (const line of refused) console.error(line);
if (refused.length > 0) process.exit(1);

const made = await Promise.all(wanted.map(async (id) => [id, digestEntryOf((await loadForm(id)).definition)] as const));
const own = { ...digest.own, ...Object.fromEntries(made) };
writeFileSync(path, JSON.stringify({ ...digest, own }, null, 1));
console.log(`已写入 ${wanted.join('、')}；请核对后一并提交。`);
