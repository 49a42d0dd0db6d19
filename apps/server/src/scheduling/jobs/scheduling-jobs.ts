import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { IMPORT_APPOINTMENTS, importAppointments } from '../imports/import-appointments.job.ts';
import { APPOINTMENT_JOBS } from './appointment.jobs.ts';
import { MOBILISATION_JOBS } from './mobilisation.jobs.ts';
import { bindLabel } from './bind-label.job.ts';
import { remindStations } from './remind-stations.job.ts';
import { REVIEW_JOBS } from './review.jobs.ts';
import { SESSION_JOBS } from './session.jobs.ts';

/** What can be done to many sessions, appointments, reviews and reports, by the name lists call it. */
export const SCHEDULING_JOBS: { readonly [job: string]: JobKind } = {
  ...SESSION_JOBS,
  ...APPOINTMENT_JOBS,
  ...MOBILISATION_JOBS,
  ...REVIEW_JOBS,
  'bind-label': bindLabel,
  'remind-stations': remindStations,
  [IMPORT_APPOINTMENTS]: importAppointments,
};
