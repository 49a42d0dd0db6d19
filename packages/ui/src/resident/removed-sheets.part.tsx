import { createRemovedRecords, RecordRepository } from '@gongwei/application/forms';
import { useState } from 'react';
import { Button, useLoaded, useService } from '../shared/index.ts';
import { Timeline } from './timeline.part.tsx';

/** Sheets that were taken out, for who looks for one: each says why, and may be put back. */
export const RemovedSheets = ({ residentId }: { readonly residentId: string }) => {
  const [wanted, setWanted] = useState(false);
  const records = useService(RecordRepository);
  const { value } = useLoaded(createRemovedRecords, records, wanted ? residentId : undefined);
  if (!wanted)
    return (
      <p>
        <Button look="quiet" small onClick={() => setWanted(true)}>
          查看已删除的表
        </Button>
      </p>
    );
  if (!value) return null;
  return value.length === 0 ? (
    <p className="gw-muted">没有已删除的表。</p>
  ) : (
    <Timeline residentId={residentId} records={value} title="已删除的表" />
  );
};
