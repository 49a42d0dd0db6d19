/** Whether a follow-up only notes that somebody was not found: 随访转归 2, and of psychosis a reason of the loss. It is no service. */
export const tellsOfLoss = (formId: string, data: { readonly [key: string]: unknown }): boolean =>
  data['disposition'] === '2' || (formId === 'psychosis-follow-up' && typeof data['lostReason'] === 'string');
