import { backOfficeModule } from './back-office.module.ts';
import { callModule } from './call.module.ts';
import { formsModule } from './forms.module.ts';
import { frameModule } from './frame.module.ts';
import { realtimeModule } from './realtime.module.ts';
import { residentModule } from './resident.module.ts';
import { alternativeLogInModule } from './alternative-log-in.module.ts';

/** The services of everything behind the log-in. */
export const officeModules = [
  frameModule,
  residentModule,
  formsModule,
  backOfficeModule,
  realtimeModule,
  callModule,
  alternativeLogInModule,
];
