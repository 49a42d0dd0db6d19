import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { filled, FILLS, type Fill } from '../../tests/paper/fill.ts';
import { buildPaperPage, drawSheets, servePaperPage } from '../../tests/paper/paper-page.ts';
import { ensureChromium } from '../lib/chromium.ts';

/** Prints forms to PDF without a server: `npm run paper -- health-check-up random`. */
const words = process.argv.slice(2);
const fills = FILLS.filter((fill) => words.includes(fill));
const forms = words.filter((word) => !FILLS.includes(word as Fill));
const folder = process.env['PAPER_PDF'] ?? '/tmp/paper';
if (forms.length === 0) {
  console.error(`用法：npm run paper -- <表单 id>… [${FILLS.join(' | ')}]…`);
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
if (!process.env['PAPER_BUILT']) await buildPaperPage();
const site = await servePaperPage();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
page.on('pageerror', (error) => console.error(error.message));
for (const formId of forms)
  for (const fill of fills.length > 0 ? fills : (['random'] as const)) {
    const name = `${formId}-${fill}`;
    await drawSheets(page, site.origin, [{ name, formId, visits: await filled(formId, fill) }]);
    const path = `${folder}/${name}.pdf`;
    await page.pdf({ path, preferCSSPageSize: true });
    console.log(`${path}（${await page.locator('.gwp-sheet').count()} 页）`);
  }
await browser.close();
site.close();
