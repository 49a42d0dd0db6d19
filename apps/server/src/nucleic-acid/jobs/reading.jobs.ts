import type { ImportedLine } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import { linesOf } from '../../lists/imports/list-imports.repository.ts';
import { attempted } from '../../lists/jobs/entries.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { moveTube } from '../move-tube.service.ts';
import { enterResult, forgetSecond, readAgain, takeBackReading, type Reading } from '../readings.service.ts';
import type { Doing } from '../step-tube.ts';
import { findTube } from '../tubes.repository.ts';
import { doingOf } from './nucleic-parts.ts';

const numberIn = (data: JsonObject, key: string): number | undefined =>
  typeof data[key] === 'number' ? data[key] : undefined;
const textIn = (data: JsonObject, key: string): string | undefined =>
  typeof data[key] === 'string' ? data[key] : undefined;

function readingOf({ data }: ImportedLine): Reading {
  const [ic, plateNo, wellNo] = [numberIn(data, 'ic'), textIn(data, 'plate'), textIn(data, 'well')];
  return {
    orf1ab: numberIn(data, 'orf1ab') ?? null,
    n: numberIn(data, 'n') ?? null,
    icValid: data['result'] !== '9',
    controlValid: true,
    from: '2',
    ...(ic !== undefined && { ic }),
    ...(plateNo !== undefined && { plateNo }),
    ...(wellNo !== undefined && { wellNo }),
  };
}

/** A well of the file to its tube. `second`: there was a result already, and this one was compared with it. */
async function written(
  doing: Doing,
  line: ImportedLine,
): Promise<{ readonly reason: string; readonly before: JsonObject }> {
  const id = line.id ?? '';
  const reading = readingOf(line);
  if (line.verdict === 'known') {
    const reason = await readAgain(doing, id, reading);
    return { reason, before: { id, second: true, version: await versionOf(doing, id) } };
  }
  const { plateNo, wellNo } = reading;
  const loaded = plateNo !== undefined && (await findTube(doing.inside, doing.scope, id))?.state === '40';
  if (loaded)
    await moveTube(doing, id, () => ({
      event: { type: 'LOAD', plateNo },
      change: { plate_no: plateNo, well_no: wellNo ?? null },
      details: { plate: plateNo },
    }));
  const { state } = await enterResult(doing, id, reading);
  const before = { id, second: false, loaded, entered: state === '60', version: await versionOf(doing, id) };
  return { reason: state === '60' ? line.problems.join('；') : '无效，转重测', before };
}

const versionOf = async ({ inside, scope }: Doing, id: string): Promise<number> =>
  (await findTube(inside, scope, id))?.version ?? 0;

async function backAgain(doing: Doing, before: JsonObject): Promise<string | undefined> {
  const [id, version] = [String(before['id']), Number(before['version'])];
  if (before['second'] === true) await forgetSecond(doing, id, version);
  else if (before['entered'] === true) await takeBackReading(doing, id, version, before['loaded'] === true);
  else return '已转无效重测，不能撤回';
  return undefined;
}

/** 导入仪器文件: what was looked at and confirmed, well by well. */
export const importReadings: JobKind = {
  check: async (_context, _reading, answers) => answers,
  act: async (context, inside, reading, names, answers) => {
    const doing = doingOf(context, inside, reading);
    const results: RowResult[] = [];
    for (const { name, line } of await linesOf(inside, reading.staff, String(answers['import']), names)) {
      const row = { rowId: name, title: line ? `第 ${line.row} 行 ${line.title}` : '' };
      let done: Awaited<ReturnType<typeof written>> | undefined;
      const reason = line
        ? await attempted({ inside }, async () => void (done = await written(doing, line)))
        : '导入的文件已过期，请重新选择文件';
      results.push(
        done
          ? { ...row, outcome: 'done', ...done }
          : { ...row, outcome: 'failed', ...(reason !== undefined && { reason }) },
      );
    }
    return results;
  },
  undo: async (context, inside, reading, rows) => {
    const doing = doingOf(context, inside, reading);
    const results: RowResult[] = [];
    for (const { rowId, before } of rows) {
      const reason = await attempted({ inside }, () => backAgain(doing, before));
      results.push({
        rowId,
        title: '',
        outcome: reason === undefined ? 'done' : 'failed',
        ...(reason !== undefined && { reason }),
      });
    }
    return results;
  },
};
