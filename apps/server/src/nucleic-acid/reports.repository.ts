import { serialPrefix, serialText } from '@gongwei/domain/nucleic-acid';
import type { Queryable } from '../database/database.port.ts';
import { todayOf } from '../shared/server-clock.ts';
import { nextSerial } from './serial-numbers.ts';
import type { Doing } from './step-tube.ts';
import type { TubeRow } from './tubes.repository.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 20 letters of 32: 100 bits nobody guesses. */
const codeOf = (bytes: Uint8Array): string => [...bytes].map((byte) => LETTERS[byte % 32]).join('');

/** Writes a report for everybody in a tube. */
export async function issueReports({ inside, context }: Doing, tube: TubeRow): Promise<number> {
  const people = await inside.query<{ id: string }>(
    'select id from nucleic_samples where county_code = $1 and tube_id = $2 order by id',
    [tube.county_code, tube.id],
  );
  const prefix = serialPrefix(tube.lab_code ?? tube.institution_code, todayOf(context.clock));
  for (const { id } of people) {
    const code = codeOf(context.random.bytes(20));
    const number = `R${prefix}${serialText(await nextSerial(inside, `nucleic-report:${prefix}`), 5)}`;
    await inside.query(
      `insert into nucleic_reports (code, county_code, sample_id, tube_id, report_no, lab_code, conclusion, reported_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [code, tube.county_code, id, tube.id, number, tube.lab_code, tube.result, context.clock.now().toISOString()],
    );
    await inside.query('update nucleic_samples set report_code = $3 where county_code = $1 and id = $2', [
      tube.county_code,
      id,
      code,
    ]);
  }
  return people.length;
}

export const withdrawReports = async ({ inside, context }: Doing, tube: TubeRow, reason: string): Promise<void> =>
  void (await inside.query(
    'update nucleic_reports set withdrawn_at = $3, withdrawn_reason = $4 where county_code = $1 and tube_id = $2 and withdrawn_at is null',
    [tube.county_code, tube.id, context.clock.now().toISOString(), reason],
  ));

/** What anybody who holds the paper may know of it: nothing of the person. */
export type PublicReport = {
  readonly report_no: string;
  readonly conclusion: string;
  readonly reported_at: string;
  readonly withdrawn_at: string | null;
  readonly lab: string | null;
};

export const publicReport = async (on: Queryable, code: string): Promise<PublicReport | undefined> =>
  (
    await on.query<PublicReport>(
      `select p.report_no, p.conclusion, p.reported_at, p.withdrawn_at, i.name as lab
       from nucleic_reports p left join institutions i on i.code = p.lab_code where p.code = $1`,
      [code],
    )
  )[0];
