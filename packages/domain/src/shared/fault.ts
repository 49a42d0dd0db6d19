/** What kind of trouble it was; screens choose the way out by it. */
export type FaultCategory = 'network' | 'session' | 'permission' | 'conflict' | 'input' | 'defect';

/**
 * A failure that networks or programmers cause. Failures that users cause are a `Result`.
 *
 * `message` is a sentence for staff in Chinese, `advice` says what they can do next.
 * `code` is stable and meant for logs and tests, e.g. `http.timeout`, `record.not-found`.
 */
export type Fault = {
  readonly kind: 'fault';
  readonly code: string;
  readonly category: FaultCategory;
  readonly message: string;
  readonly advice?: string;
  /** What is there already and in the way, by its identifier. */
  readonly existingId?: string;
  /** Which answers it is about, and what is wrong with each. */
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly cause?: unknown;
};

/**
 * Makes a fault: what a network or a program caused, with a sentence for staff.
 *
 * @example
 * ```ts
 * fault({ code: 'http.offline', category: 'network', message: '网络不通' }).kind; // 'fault'
 * ```
 */
export const fault = (details: Omit<Fault, 'kind'>): Fault => ({ kind: 'fault', ...details });

/**
 * Whether something that was thrown is a fault of ours and not a mistake in a program.
 *
 * @example
 * ```ts
 * isFault(new TypeError('a mistake')); // false
 * ```
 */
export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'fault';
