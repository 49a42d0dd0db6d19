import { useParams, useSearchParams } from 'react-router';
import { ResidentForm } from './resident-form.part.tsx';

/** A form of a resident as a page: route parameters `id`, `formId` and, for a stored record, `recordId`; `?section=` begins there, also at a field by its key. */
export const FormPage = () => {
  const { id = '', formId = '', recordId } = useParams();
  const startAt = useSearchParams()[0].get('section') ?? undefined;
  return <ResidentForm residentId={id} formId={formId} recordId={recordId} startAt={startAt} />;
};
