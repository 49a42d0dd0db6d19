/**
 * What one row of a list is. The server has one source for each: its table, its scope rule and the columns behind its value paths.
 * `record:<form id>` is a sheet of a resident or an entry of a register.
 */
export type SubjectId =
  | 'resident'
  | `record:${string}`
  | 'plan'
  | 'print-job'
  /** A sheet of any of the forms that are entered by hand, beside its person. */
  | 'entry'
  | 'call'
  | 'institution'
  | 'user'
  | 'role'
  | 'menu'
  | 'log'
  | 'exception'
  | 'reminder'
  | 'platform-account'
  | 'upload'
  | 'upload-batch'
  | 'upload-step'
  /** What only the provincial platform holds. */
  | 'held'
  | 'appointment'
  /** A resident beside the appointment they have or had last. */
  | 'invitee'
  /** A check-up sheet beside its review and its report. */
  | 'review'
  | 'session'
  /** Somebody a sample was taken from, with their tube. */
  | 'sample'
  | 'tube'
  | 'box'
  /** The task of a positive pool. */
  | 'retest'
  /** One step on the way of a tube: who did what with it, when. */
  | 'nucleic-step'
  | 'device'
  /** A device with one of our apps, as it last reported itself. */
  | 'terminal'
  | 'token'
  | 'contract'
  /** What a rule has to say of a stored record. */
  | 'finding'
  /** What stands out in what somebody entered, and the sheets it was seen in. */
  | 'pattern'
  | 'pattern-sheet'
  /** Rows a screen has at hand, which no source of the server brings: `LOCAL_SUBJECTS`. A form begun on this device. */
  | 'draft'
  /** A line of a file that is looked at before it is taken in. */
  | 'import-line'
  /** A row of a roster of residents, with what was said of it. */
  | 'roster-row'
  /** A roster of residents somebody handed in. */
  | 'roster-import'
  /** What only the platform holds, as it was found by a comparison. */
  | 'platform-row'
  /** An institution with its report of a year, or without one yet. */
  | 'annual-report'
  /** Somebody who is expected at a check-up day, as its desk sees them. */
  | 'desk-person'
  /** A line of the file of institutions a new site is set up with. */
  | 'institution-line'
  /** That somebody looked into a resident's file. */
  | 'view';
