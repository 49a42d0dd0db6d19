import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Told as they are: their messages are sentences with the next step. */
const SAID = new Set(['FOLDER_IN_USE', 'FOLDER_TROUBLE', 'BACKUP_TROUBLE', 'SCHEMA_NEWER', 'KEY_TROUBLE']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'ECONNRESET', '3D000', '57P03']);

type Place = { readonly port?: number; readonly dataFolder?: string; readonly databaseUrl?: string | undefined };

/** What the person at the terminal can do about what kept a program of this server from its work. Never a stack trace. */
export function startFailure(error: unknown, { port, dataFolder, databaseUrl }: Place): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && SAID.has(code)) return message;
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用，请用 PORT 指定另一个端口，例如 PORT=8081 npm start。`;
  if (code === 'ENOSPC' || code === '53100') return '磁盘已满，请清出空间后再试。';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `没有权限使用端口 ${port} 或文件夹 ${dataFolder}，请换一个端口（PORT）或文件夹（GONGWEI_DATA）。`;
  if (databaseUrl !== undefined && (UNREACHABLE.has(code ?? '') || code?.startsWith('28')))
    return '连不上 DATABASE_URL 指定的数据库，请检查地址、用户名、密码和数据库名。';
  if (code?.startsWith('ERR_PARSE_ARGS')) return '看不懂这样的参数，请照用法书写（见 docs/operations.md）。';
  return `没有成功：${firstLine(message)}${keptIn(error, dataFolder)}`;
}

const firstLine = (text: unknown): string => String(text ?? '原因不明').split('\n', 1)[0] ?? '';

/** Who helps needs the stack; who stands at the terminal does not. */
function keptIn(error: unknown, folder: string | undefined): string {
  if (folder === undefined) return '';
  const file = join(folder, 'start-failure.log');
  try {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    appendFileSync(file, `${new Date().toISOString()} ${stack}\n`, { mode: 0o600 });
    return `。详细信息已写入 ${file}，请把它交给技术支持。`;
  } catch {
    return '。';
  }
}
