import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesOf, troublesOf } from '../lib/dependencies.ts';
import { ROOT } from '../lib/run-command.ts';

// The bill of materials (CycloneDX) from the lock file, the licences in it, and what is known to be wrong with the packages:
//   npm run sbom -- dist/sbom.cdx.json

const npm = (...args: readonly string[]) =>
  spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const target = join(ROOT, process.argv[2] ?? 'dist/sbom.cdx.json');
const bill = npm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only');
if (bill.status !== 0) {
  console.error(`物料清单没有生成：${bill.stderr.trim().split('\n').at(-1) ?? ''}`);
  process.exit(1);
}
const { components } = JSON.parse(bill.stdout) as { readonly components: readonly unknown[] };
mkdirSync(join(target, '..'), { recursive: true });
writeFileSync(target, bill.stdout);
console.log(`✓ ${target}：${components.length} 个组件（CycloneDX）`);

const dependencies = dependenciesOf(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
const troubles = troublesOf(dependencies);
for (const line of troubles) console.log(`✗ ${line}`);
if (troubles.length === 0) console.log(`✓ ${dependencies.length} 个依赖的许可证都在允许之列或有记录`);

const audit = npm('audit', '--package-lock-only', '--audit-level=high', '--json');
type Audit = { readonly metadata?: { readonly vulnerabilities: { readonly high: number; readonly critical: number } } };
const read = (): Audit => {
  try {
    return JSON.parse(audit.stdout) as Audit;
  } catch {
    return {};
  }
};
const { metadata } = read();
const grave = metadata ? metadata.vulnerabilities.high + metadata.vulnerabilities.critical : 0;
if (!metadata)
  console.log('– npm audit：当前的软件源不提供漏洞查询，没有检查；请在能访问公共软件源的机器上再运行一次。');
else console.log(`${grave === 0 ? '✓' : '✗'} npm audit：高危和严重漏洞 ${grave} 个`);
process.exitCode = troubles.length + grave === 0 ? 0 : 1;
