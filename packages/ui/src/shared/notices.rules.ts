export type Notice = {
  readonly text: string;
  /** `good`, where nothing else is said: something was done. `info`: worth knowing, nothing was done. */
  readonly kind?: 'good' | 'info' | 'danger' | 'warn';
  /** One thing that can be done about it, e.g. taking back what was just done. The notice stays long enough to reach for it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ShownNotice = Notice & { readonly id: number };

/** Stays until somebody closes it: what failed must not pass unseen. */
export const staysUntilClosed = ({ kind }: Notice): boolean => kind === 'danger';

/**
 * Notices after one more was given, the one in sight last. There is one at a time: a new one takes the place of what would have gone by
 * itself, and failures nobody has closed wait below it, each once.
 */
export function withNotice(all: readonly ShownNotice[], notice: Notice): readonly ShownNotice[] {
  const id = Math.max(0, ...all.map((one) => one.id)) + 1;
  return [...all.filter((one) => staysUntilClosed(one) && one.text !== notice.text), { ...notice, id }];
}
