import { formOpeningOf, FormSessions, type OpenForm, type Opening } from '@gongwei/application/forms';
import { useService } from '../shared/services.tsx';
import { useLoaded } from '../shared/use-loaded.ts';

/** Opens a form for as long as the screen shows it. Going away writes the draft (closing the page: `finishWhenHidden`): nothing typed is ever lost. */
export const useFormSession = (asked: OpenForm): Opening & { readonly retry: () => void } =>
  useLoaded(formOpeningOf, useService(FormSessions), JSON.stringify(asked));
