import { createStoredRecord, RecordRepository } from '@gongwei/application/forms';
import { Clock } from '@gongwei/application/shared';
import { prescriptionFrom } from '@gongwei/domain/chronic';
import { useMemo } from 'react';
import { FaultState } from '../shared/state.part.tsx';
import { useService } from '../shared/services.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import { FormSkeleton } from './form-skeleton.part.tsx';
import { ResidentForm } from './resident-form.part.tsx';

type Props = { readonly residentId: string; readonly formId: string; readonly template: string };

/** A new sheet that begins with what an entry of the knowledge base says. */
export const TemplatedForm = ({ residentId, formId, template }: Props) => {
  const clock = useService(Clock);
  const { value: record, failure, reload } = useLoaded(createStoredRecord, useService(RecordRepository), template);
  const given = useMemo(() => record && prescriptionFrom(record, clock.today()), [record, clock]);
  if (failure !== undefined) return <FaultState fault={failure} onRetry={reload} />;
  return given ? <ResidentForm residentId={residentId} formId={formId} given={given} /> : <FormSkeleton />;
};
