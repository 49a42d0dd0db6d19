import type { ImportedLine } from '@gongwei/domain/lists';
import { linesOf } from '../../lists/imports/list-imports.repository.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { nameFor, skipped, text } from '../../lists/jobs/job-parts.ts';
import { numberInQueue } from '../free-sessions.query.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import { bookPeople, holdPeople, holdSlots, type Booking } from '../book-people.service.ts';
import { takeBackBookings } from '../jobs/appointment.jobs.ts';

export const IMPORT_APPOINTMENTS = 'import-appointments';
/** 批量导入 among the ways an appointment came about. */
const BY_FILE = '5';

/** Books whom a file names, each a place or a sentence. People first, then places, each in one order: two files at once wait for each other. */
export const importAppointments: JobKind = {
  check: async (_context, _reading, answers) => answers,
  act: async (context, inside, reading, names, answers) => {
    const lines = await linesOf(inside, reading.staff, String(answers['import']), names);
    const asked = lines.flatMap(({ line }) => (line ? [bookingOf(line)] : []));
    await holdPeople(
      inside,
      reading.scope,
      asked.map(({ resident }) => resident),
    );
    await holdSlots(
      inside,
      reading.scope,
      asked.map(({ booking }) => booking.sessionId),
    );
    const results: RowResult[] = [];
    for (const { name, line } of lines) {
      if (!line) {
        results.push(skipped(name, '', '导入的文件已过期，请重新选择文件'));
        continue;
      }
      const { resident, booking } = bookingOf(line);
      const [one] = await bookPeople(context, inside, reading, [resident], booking);
      const title = `第 ${line.row} 行 ${nameFor(reading, one?.name ?? '')}`;
      if (!one?.done) {
        results.push({ rowId: name, title, outcome: 'failed', reason: one?.reason ?? '没有约上' });
        continue;
      }
      await recordOperation(inside, context, reading.staff, {
        action: 'appointment.change',
        subjectId: resident,
        target: one.id,
        details: { event: 'BOOK', source: 'import' },
      });
      const reason = `已约，序号 ${numberInQueue(one.slot, one.queueNo)}`;
      results.push({ rowId: name, title, outcome: 'done', reason, before: { id: one.id } });
    }
    return results;
  },
  undo: takeBackBookings,
};

function bookingOf({ data }: ImportedLine): { readonly resident: string; readonly booking: Booking } {
  const [transport, remark] = [text(data, 'transport'), text(data, 'remark')];
  return {
    resident: String(data['resident']),
    booking: {
      ...{ sessionId: String(data['session']), checkType: String(data['checkType']), channel: BY_FILE },
      ...(typeof data['slot'] === 'number' && { slot: data['slot'] }),
      ...(transport !== undefined && { transport }),
      ...(remark !== undefined && { remark }),
    },
  };
}
