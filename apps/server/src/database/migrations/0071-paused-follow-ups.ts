import type { Migration } from '../migrate.ts';

/** Until when a follow-up rests stands on its plan, and of which diseases one rests with the person: worked out with the plans from `plan_marks`. */
export const pausedFollowUps: Migration = {
  number: 71,
  name: 'paused-follow-ups',
  sql: `
alter table plans add column paused_until date;
alter table residents add column paused_care text[] not null default '{}';
`,
};
