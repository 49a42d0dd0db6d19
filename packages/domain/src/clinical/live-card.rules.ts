/** What of a stored sheet tells whether a card is live. */
type Sheet = {
  readonly formId: string;
  readonly occurredOn: string;
  readonly data: { readonly [key: string]: unknown };
};

/**
 * Whether a special-management card is live: not ended by itself, and of tuberculosis, whose card knows no end, while no follow-up since has stopped the
 * treatment. Another course of treatment has another card (screen tuberculosis-record-list).
 */
export const isLiveCard = ({ formId, occurredOn, data }: Sheet, records: readonly Sheet[]): boolean =>
  data['terminated'] !== true &&
  (formId !== 'tuberculosis-card' ||
    !records.some(
      (one) =>
        one.formId === 'tuberculosis-follow-up' &&
        one.data['treatmentStopped'] === true &&
        one.occurredOn >= occurredOn,
    ));
