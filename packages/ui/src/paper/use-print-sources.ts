import { FormCatalogue, RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { NameDirectory } from '@gongwei/application/organisation';
import type { PrintSources } from '@gongwei/application/paper';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { useMemo } from 'react';
import { useService } from '../shared/services.tsx';
import { loadDrawings } from './drawings.ts';

/** Where sheets come from; the same object as long as the services are. */
export function usePrintSources(): PrintSources {
  const [records, catalogue] = [useService(RecordRepository), useService(FormCatalogue)];
  const [residents, login] = [useService(ResidentDirectory), useService(SessionService)];
  const [names, clock] = [useService(NameDirectory), useService(Clock)];
  return useMemo(
    () => ({ records, catalogue, residents, login, names, clock, drawings: loadDrawings }),
    [records, catalogue, residents, login, names, clock],
  );
}
