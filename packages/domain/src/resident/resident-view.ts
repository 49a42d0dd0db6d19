/** What of a resident's file was looked at: the archive page, a sheet, a number shown whole, a print. */
export type ViewedPart = 'overview' | 'form' | 'id-number' | 'phone' | 'print';

/** Somebody looked into a file. The same part again within the hour is the same look. */
export type ResidentView = {
  /** When first in that hour; ISO 8601 in UTC. */
  readonly at: string;
  readonly userName: string;
  readonly institutionName: string;
  readonly part: ViewedPart;
  /** Of the part `form`. */
  readonly formId?: string;
};
