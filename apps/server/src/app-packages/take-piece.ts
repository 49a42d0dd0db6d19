import { packageKind } from '@gongwei/domain/back-office';
import { findStaff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { uploadFailure } from '../uploads/receive-file.ts';
import { closePackage, dropPackage, notePiece, packageOfTicket, type PackageRow } from './app-packages.repository.ts';
import type { PackageStore } from './package-store.ts';

/** Bytes that lie at `path` and belong at `offset` of the package. */
export type Piece = { readonly path: string; readonly size: number; readonly offset: number };
/** How much is there now; with its check sum once it is whole. */
export type Taken = { readonly id: string; readonly name: string; readonly received: number; readonly md5?: string };

/**
 * Puts a piece into its package. One that is not the next is not written: whoever sends again hears from where to go on. Nothing where the
 * ticket opens nothing any more. @throws 422 where the pieces are more than was said, or what came is no package.
 */
export async function takePiece(
  context: ServerContext,
  store: PackageStore,
  ticket: string,
  { path, size, offset }: Piece,
): Promise<Taken | undefined> {
  const { database, clock } = context;
  const row = await database.transaction(async (inside) => {
    const held = await packageOfTicket(inside, ticket, clock.now(), true);
    if (!held || held.received !== offset || held.received === held.bytes) return held;
    const received = offset + size;
    if (received > held.bytes) throw uploadFailure(422, 'package.too-long', '收到的内容比安装包长，请重新选择安装包');
    await store.put(held.id, offset, path);
    await notePiece(inside, held, received);
    return { ...held, received };
  });
  if (!row) return undefined;
  return row.received === row.bytes ? finish(context, store, row) : takenOf(row);
}

async function finish(context: ServerContext, store: PackageStore, row: PackageRow): Promise<Taken> {
  const { database, clock } = context;
  const kind = packageKind(row.name);
  if (!kind || !(await store.isWhole(row.id, kind))) {
    await dropPackage(database, row);
    await store.remove(row.id);
    throw uploadFailure(422, 'package.damaged', `这个文件不是完整的 ${kind ?? '安装'} 包，请重新生成或下载后再上传`);
  }
  const md5 = await store.md5(row.id);
  await database.transaction(async (inside) => {
    if (!(await closePackage(inside, row, md5, clock.now()))) return;
    const by = await findStaff(inside, row.owner);
    if (by) await recordOperation(inside, context, by, { action: 'app-package.upload', target: row.id });
  });
  return { ...takenOf(row), md5 };
}

const takenOf = ({ id, name, received }: PackageRow): Taken => ({ id, name, received });
