import type { Migration } from '../migrate.ts';

/** What whoever fetched a report signed. A column of its own: lists read what else is known of a delivery, and a picture is a hundred times as long. */
export const deliverySignatures: Migration = {
  number: 149,
  name: 'delivery-signatures',
  sql: `
alter table check_up_reviews add column delivery_signature text;
`,
};
