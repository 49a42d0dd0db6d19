import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiReports, REPORTED, reportsOf } from '../lib/api-report.ts';
import { buildDeclarations } from '../lib/package-build.ts';

// Renews docs/api after what the packages export has changed; look at the difference, it is what others are promised: npm run api-reports

const folder = mkdtempSync(join(tmpdir(), 'gongwei-api-'));
for (const name of REPORTED) {
  if (!(await buildDeclarations(name, join(folder, name)))) {
    console.error('✗ 接口清单没有生成：先改正上面的错误。');
    process.exitCode = 1;
    break;
  }
  const reports = apiReports(name, join(folder, name, 'dist'));
  // An area that is gone takes its report along.
  rmSync(reportsOf(name), { recursive: true, force: true });
  mkdirSync(reportsOf(name), { recursive: true });
  for (const [area, report] of reports) writeFileSync(join(reportsOf(name), `${area}.md`), report);
  console.log(`✓ docs/api/${name}: ${reports.size}`);
}
rmSync(folder, { recursive: true });
