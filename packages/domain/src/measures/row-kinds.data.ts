type Path = readonly [root: string, key: string];

/**
 * Where rows of a kind say whose they are and of which day, under which name. `archive`: whether a resident stands beside them. `place` is missing
 * where rows are of no institution: faults of the server are everybody's.
 */
export type RowKind = {
  readonly root: string;
  readonly place?: Path;
  readonly day?: string;
  readonly archive: boolean;
};

/** Rows that are neither people nor sheets, by what they are called: `roots` of their conditions are the fields of `OTHER_SUBJECTS`. */
export const ROW_KINDS = {
  upload: { root: 'upload', place: ['upload', 'institution'], day: 'upload.recordDate', archive: true },
  // What only the provincial platform holds is told apart as uploads are.
  held: { root: 'upload', place: ['upload', 'institution'], day: 'upload.recordDate', archive: false },
  // One step of an upload, by the day it was made.
  'upload-step': { root: 'step', place: ['step', 'institution'], day: 'day(step.at)', archive: true },
  'platform-account': { root: 'account', place: ['account', 'institution'], archive: false },
  sample: { root: 'sample', place: ['sample', 'institution'], day: 'day(sample.sampledAt)', archive: false },
  tube: { root: 'tube', place: ['tube', 'institution'], day: 'day(tube.sampledAt)', archive: false },
  // A box is waited for at its laboratory.
  box: { root: 'box', place: ['box', 'lab'], day: 'day(box.packedAt)', archive: false },
  plan: { root: 'plan', place: ['resident', 'institution'], day: 'plan.dueOn', archive: true },
  appointment: { root: 'appointment', place: ['resident', 'institution'], day: 'appointment.date', archive: true },
  // A resident beside the appointment they have, or had last.
  invitee: { root: 'appointment', place: ['resident', 'institution'], archive: true },
  session: { root: 'session', place: ['session', 'hostOrg'], day: 'session.date', archive: false },
  reminder: { root: 'reminder', place: ['reminder', 'institution'], day: 'day(reminder.raisedAt)', archive: true },
  user: { root: 'user', place: ['user', 'institution'], archive: false },
  terminal: { root: 'terminal', place: ['terminal', 'institution'], day: 'day(terminal.lastAt)', archive: false },
  log: { root: 'log', place: ['log', 'institution'], day: 'day(log.at)', archive: false },
  exception: { root: 'exception', day: 'day(exception.at)', archive: false },
} as const satisfies { readonly [of: string]: RowKind };

/** Which rows besides people and sheets can be counted. */
export type OwnRows = keyof typeof ROW_KINDS;
/** Whether what is counted are rows of their own. */
export const isOwnRow = (of: string): of is OwnRows => Object.hasOwn(ROW_KINDS, of);
