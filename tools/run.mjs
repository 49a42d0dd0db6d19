// Runs a task of tools/tasks on the project's own Node, after installing what is missing. Plain JavaScript on purpose:
// it must start on whatever Node a fresh machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules/.bin/node');
const stamp = join(root, 'node_modules/.cache/gongwei/installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const installed = () => existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;

function npm(stdio, ...args) {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  return (
    spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio, env }).status === 0
  );
}

/**
 * Whether the Node that was fetched is the one `node-sums.json` has the SHA-256 sum of: it comes by its version, past the lock file. Of a platform
 * without a sum there only nobody has looked.
 */
function isKnownNode() {
  const program = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { node: version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;
  const sum = JSON.parse(readFileSync(join(root, 'tools/node-sums.json'), 'utf8'))[version]?.[
    `${process.platform}-${process.arch}`
  ];
  return sum === undefined || sum === createHash('sha256').update(readFileSync(program)).digest('hex');
}

function install() {
  console.log('正在安装依赖，首次约需一分钟……');
  // `npm ci` refuses a lock file that lacks the optional packages of other platforms (tools/tasks/complete-lock.ts adds them);
  // `npm install` takes the same versions from the same lock file and writes nothing.
  if (!npm('ignore', 'ci') && !npm('inherit', 'install', '--no-save')) {
    console.error('依赖安装失败：请检查网络和 npm 设置后重试。');
    process.exit(1);
  }
  // Packages run nothing when they are installed (.npmrc), but for the one that fetches Node for this platform.
  npm('ignore', 'rebuild', 'node', '--ignore-scripts=false');
  if (!existsSync(node)) {
    console.error('没有得到 Node 24：请执行 npm rebuild node --ignore-scripts=false 后重试。');
    process.exit(1);
  }
  if (!isKnownNode()) {
    rmSync(node, { force: true });
    console.error('下载的 Node 程序与已登记的校验和（tools/node-sums.json）不符，没有使用：请检查 npm 源是否可信。');
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

const [task, ...rest] = process.argv.slice(2);
const file = join(root, 'tools/tasks', `${task}.ts`);
if (!task || !existsSync(file)) {
  console.error(`没有这个任务：${task ?? ''}`);
  process.exit(2);
}
if (!installed()) install();

const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
// Node keeps what it compiled: the server starts in half the time from the second start on.
const compiled = join(root, 'node_modules/.cache/gongwei-compiled');
const env = { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path };
const child = spawn(node, [file, ...rest], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
