/**
 * Conditions of lists and numbers over the sheets of a woman that are of the pregnancy of the card they stand beside (`outer`), as earlier and later ones
 * have sheets of the same forms: by their day, from the pregnancy's first to four weeks after the expected delivery, or after its end where the card
 * names one: the visit that tells of the end comes later than it.
 */
export const OWN_PREGNANCY =
  'record.@occurredOn >= addDays(outer.expectedDeliveryDate, -280) && record.@occurredOn <= addDays(outer.expectedDeliveryDate, 28) && (isMissing(outer.terminationDate) || record.@occurredOn <= addDays(outer.terminationDate, 28))';
/** The same of the weeks after: sheets after the birth before may fall into the first weeks of this pregnancy. */
export const OWN_PUERPERIUM =
  'record.@occurredOn >= addDays(outer.expectedDeliveryDate, -182) && record.@occurredOn <= addDays(outer.expectedDeliveryDate, 208)';
