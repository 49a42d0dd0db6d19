import { hash } from 'node:crypto';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { PageQuestion } from './page-figures.ts';

/** What a page was asked, as it is stored. */
type StoredQuestion = Omit<PageQuestion, 'page' | 'disclosure'>;

/** A question somebody waited for: who, from which institution down, on which day and for how many milliseconds. */
export type AskedNumber = {
  readonly staffId: string;
  readonly scope: string;
  readonly page: string;
  readonly question: StoredQuestion;
  readonly day: CalendarDay;
  readonly took: number;
};

/** `words`: what tells the question from others on any day. Whoever asks it again, in whichever process, is the same note. */
export const noteAsked = (
  database: Queryable,
  { staffId, scope, page, question, day, took }: AskedNumber,
  words: string,
): Promise<unknown> =>
  database.query(
    `insert into asked_numbers as a (key, user_id, scope, page, question, asked_on, took) values ($1, $2, $3, $4, $5::jsonb, $6, $7)
     on conflict (key) do update set question = excluded.question, asked_on = excluded.asked_on, took = excluded.took
      where a.asked_on < excluded.asked_on`,
    [hash('sha256', words, 'base64'), staffId, scope, page, JSON.stringify(question), day, Math.round(took)],
  );

/** Since a day, those asked last and dearest first. */
export const askedSince = (database: Queryable, since: CalendarDay, most: number): Promise<readonly AskedNumber[]> =>
  database.query<AskedNumber>(
    `select user_id as "staffId", scope, page, question, asked_on::text as day, took from asked_numbers
     where asked_on >= $1 order by asked_on desc, took desc, key limit $2`,
    [since, most],
  );

export const forgetAskedBefore = (database: Queryable, day: CalendarDay): Promise<unknown> =>
  database.query('delete from asked_numbers where asked_on < $1', [day]);
