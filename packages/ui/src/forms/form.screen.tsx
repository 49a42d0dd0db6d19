import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { FormSkeleton } from './form-skeleton.part.tsx';
import { ResidentForm } from './resident-form.part.tsx';

const TemplatedForm = lazy(async () => ({ default: (await import('./templated-form.part.tsx')).TemplatedForm }));

/** A form of a resident as a page: route parameters `id`, `formId` and, for a stored record, `recordId`; `?section=` begins there, also at a field by its key; a new one with `?template=` begins with an entry of the knowledge base; `?desk=` leads back to the desk of a check-up day. */
export const FormPage = () => {
  const { id = '', formId = '', recordId } = useParams();
  const [query] = useSearchParams();
  const [startAt, template, desk] = [query.get('section') ?? undefined, query.get('template'), query.get('desk')];
  if (template !== null && recordId === undefined)
    return (
      <Suspense fallback={<FormSkeleton />}>
        <TemplatedForm residentId={id} formId={formId} template={template} />
      </Suspense>
    );
  return (
    <ResidentForm residentId={id} formId={formId} recordId={recordId} startAt={startAt} deskId={desk ?? undefined} />
  );
};
