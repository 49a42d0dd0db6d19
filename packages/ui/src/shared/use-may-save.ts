import { FormCatalogue } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { maySave } from '@gongwei/domain/identity';
import { useService } from './services.tsx';

/** Says of a form whether the user may save it: a way to a sheet one can only look at leads nowhere. */
export function useMaySave(): (formId: string) => boolean {
  const { index } = useService(FormCatalogue);
  const { may } = useService(SessionService);
  return (formId) => {
    const form = index.find(({ id }) => id === formId);
    return form !== undefined && maySave(form, may);
  };
}
