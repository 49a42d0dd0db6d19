import { servePlatform } from './provincial-platform/serve-platform.ts';
import { PLATFORM_PASSWORD } from './provincial-platform/wire.ts';
import { stopOnSignals } from './stop-on-signals.ts';

// The provincial platform for trials, in a process of its own: npm run platform.
const port = Number(process.env['PLATFORM_PORT'] ?? 8090);
const { url, close } = await servePlatform(port, Math.random);
stopOnSignals(close);
process.stdout.write(`省平台（试用）已启动：${url}，任何用户名，密码 ${PLATFORM_PASSWORD}\n`);
