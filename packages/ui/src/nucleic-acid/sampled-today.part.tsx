import type { FormSession } from '@gongwei/application/forms';
import { ListGateway } from '@gongwei/application/lists';
import { createSampledToday } from '@gongwei/application/nucleic-acid';
import { Clock } from '@gongwei/application/shared';
import { sampledTodayHint } from '@gongwei/domain/nucleic-acid';
import { useEffect } from 'react';
import { useBehavior, useLoaded, useService } from '../shared/index.ts';

/** Says that whoever stands at the desk gave a sample today. It only says so: without the right to see samples, or without an answer, the desk goes on. */
export const SampledTodayNote = ({ session }: { readonly session: FormSession }) => {
  const [idNo, purpose] = [useText(session, 'idNo'), useText(session, 'checkType')];
  const { type, value } = useLoaded(createSampledToday, useService(ListGateway), useService(Clock));
  useEffect(() => type(idNo), [type, idNo]);
  const hint = sampledTodayHint(value ?? [], purpose === '' ? undefined : purpose);
  return hint === undefined ? null : (
    <p className="gw-note gw-note--warn gw-desk-retest" role="status">
      {hint}
    </p>
  );
};

const useText = (session: FormSession, key: string): string => {
  const { value } = useBehavior(session.field$(key));
  return typeof value === 'string' ? value : '';
};
