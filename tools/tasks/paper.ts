import { mkdirSync } from 'node:fs';
import { formIndex } from '@gongwei/domain/catalogue';
import { chromium } from 'playwright';
import { checkSheets } from '../../tests/paper/check-sheets.ts';
import { filled, FILLS, type Fill } from '../../tests/paper/fill.ts';
import { buildPaperPage, drawSheets, servePaperPage } from '../../tests/paper/paper-page.ts';
import { ensureChromium } from '../lib/chromium.ts';

/** Prints forms to PDF without a server: `npm run paper -- health-check-up random`; `check` says what is wrong with them instead. */
const words = process.argv.slice(2);
const checking = words.includes('check');
const named = FILLS.filter((fill) => words.includes(fill));
const modules = new Set(formIndex.map(({ module }) => module));
const forms = words
  .filter((word) => word !== 'check' && !FILLS.includes(word as Fill))
  .flatMap((word) =>
    word === 'all' || modules.has(word)
      ? formIndex.filter(({ module }) => word === 'all' || module === word).map(({ id }) => id)
      : [word],
  );
const fills: readonly Fill[] = named.length > 0 ? named : checking ? FILLS : ['random'];
const folder = process.env['PAPER_PDF'] ?? '/tmp/paper';
if (forms.length === 0) {
  console.error(`用法：npm run paper -- [check] <表单 id | 模块 | all>… [${FILLS.join(' | ')}]…`);
  process.exit(2);
}

if (!process.env['PAPER_BUILT']) await buildPaperPage();
const site = await servePaperPage();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
page.on('pageerror', (error) => console.error(error.message));
for (const fill of fills) await (checking ? check(fill) : print(fill));
await browser.close();
site.close();

async function check(fill: Fill): Promise<void> {
  const { troubles, papers } = await checkSheets(page, site.origin, forms, fill);
  console.log(`${fill}: ${papers.map(([name, count]) => `${name} ${count}`).join(', ')}`);
  for (const trouble of troubles) console.log(`  ✗ ${trouble}`);
  if (troubles.length > 0) process.exitCode = 1;
}

async function print(fill: Fill): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const formId of forms) {
    const name = `${formId}-${fill}`;
    await drawSheets(page, site.origin, [{ name, formId, visits: await filled(formId, fill) }]);
    const path = `${folder}/${name}.pdf`;
    await page.pdf({ path, preferCSSPageSize: true });
    console.log(`${path}（${await page.locator('.gwp-sheet').count()} 页）`);
  }
}
