export * from './self-check-gaps.rules.ts';
export { SELF_CHECK_FORM, selfCheckChange, selfCheckLife } from './self-check.machine.ts';
export * from './self-check-figures.data.ts';
export * from './self-check-opinions.rules.ts';
export * from './self-check-taking.rules.ts';
export * from './self-check-term.rules.ts';
export * from './appointment.machine.ts';
export * from './session.machine.ts';
export * from './mobilisation.machine.ts';
export * from './check-up-review.machine.ts';
export * from './report.machine.ts';
export * from './session.ts';
export * from './stations.ts';
export * from './laboratory-label.ts';
export * from './pace.rules.ts';
export * from './board.ts';
export * from './bookable.rules.ts';
export * from './desk.ts';
export * from './desk.rules.ts';
export * from './hall-calls.rules.ts';
export * from './session-draft.rules.ts';
export * from './session-calendar.rules.ts';
export {
  invitedSessions,
  LETTERS_A_PAGE,
  ROLL_A_PAGE,
  sheetsOf,
  type Invitation,
  type InvitedSession,
} from './invitation.rules.ts';
