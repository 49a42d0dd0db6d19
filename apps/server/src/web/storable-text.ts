import type { FieldIssue } from '@gongwei/domain/forms';
import type { FastifyInstance } from 'fastify';
import { httpFailure } from '../shared/http-failure.ts';

type Path = readonly (string | number)[];

/** Texts that no PostgreSQL takes: with the character 0, or with one half of a character outside of the first 65 536. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** No request of ours is as deep. A parser of JSON lets any depth through, and whoever walks over it then falls. */
const DEEPEST = 64;

/** Where in a value a text stands that cannot be stored, or what is too deep; names of members count. */
function unstorableIn(value: unknown, path: Path = []): Path | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  if (path.length === DEEPEST) return path;
  for (const [key, inside] of Object.entries(value)) {
    const found = isStorable(key) ? unstorableIn(inside, [...path, Array.isArray(value) ? Number(key) : key]) : path;
    if (found) return found;
  }
  return undefined;
}

/** The item of a form an answer belongs to, or else the member of the request; a cell of a table with its place. */
function issueAt(path: Path): FieldIssue {
  const [field = '', row, column] = path[0] === 'data' && path.length > 1 ? path.slice(1) : path;
  const name = String(field) || '内容';
  const message = `“${name}”中有无法保存的字符，请删去后重新输入`;
  const cell = typeof row === 'number' && typeof column === 'string' ? { cell: { row, column } } : {};
  return { field: name, severity: 'error', code: 'character', message, ...cell };
}

/** Whether a value is a number that no database takes as what it was: `1e400` is read as infinity, whatever limit a schema says. */
function isBoundless(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return Object.values(value).some(isBoundless);
}

/**
 * Every text of every request is looked at once, before its handler: pasted from broken programs it may hold what no database takes,
 * and would come back as a fault of the server. @throws 422 with the field
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    const path = unstorableIn(params) ?? unstorableIn(query) ?? unstorableIn(body);
    if (!path) return;
    if (path.length === DEEPEST)
      throw httpFailure(422, { code: 'request.invalid', message: `“${String(path[0])}”的内容层数太多，不能处理` });
    const issue = issueAt(path);
    throw httpFailure(422, {
      code: 'request.invalid',
      message: issue.message,
      advice: '从别的程序粘贴来的文字可能带有看不见的字符，请改为手工输入',
      fields: [issue],
    });
  });
  // Texts of addresses are numbers only once they were validated.
  app.addHook('preHandler', async ({ body, query, params }) => {
    if (![params, query, body].some(isBoundless)) return;
    throw httpFailure(422, { code: 'request.invalid', message: '请求中有过大的数字，请检查后重新输入' });
  });
}
