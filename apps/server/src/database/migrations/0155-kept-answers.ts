import type { Migration } from '../migrate.ts';

/**
 * Answers that took long, put together of the homes of people, as they stood when they were written: what a process begins with. A row says itself how the changes of
 * each home stood then, so that one that is old is brought up to date and never wrong.
 */
export const keptAnswers: Migration = {
  number: 155,
  name: 'kept-answers',
  sql: `
create table kept_answers (
  name text collate "C" primary key,
  states text not null,
  parts text not null,
  took integer not null,
  kept_on date not null
);
`,
};
