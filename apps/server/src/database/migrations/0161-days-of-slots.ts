import type { Migration } from '../migrate.ts';

/**
 * The day stands on the places of a session, too: whoever waits for a place while the session is moved to another day is booked for that one.
 * Nothing of a slot is seen anew after such a wait but the slot itself.
 */
export const daysOfSlots: Migration = {
  number: 161,
  name: 'days-of-slots',
  sql: `
alter table exam_slots add column day date;
update exam_slots s set day = e.day from exam_sessions e where e.county_code = s.county_code and e.id = s.session_id;
`,
};
