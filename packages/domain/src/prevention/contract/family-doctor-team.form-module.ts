import type { FormModule } from '../../forms/index.ts';
import { familyDoctorTeam } from './family-doctor-team.form.ts';
import { teamRoles } from './team-roles.rules.ts';

/** What the chunk of 家庭医生团队 exports. */
export const formModule: FormModule = {
  definition: familyDoctorTeam,
  rules: { teamRoles },
};
