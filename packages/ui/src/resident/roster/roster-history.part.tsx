import { rosters, type ListAction, type ListRow, type LocalRow } from '@gongwei/domain/lists';
import { shownRosterState, type RosterImport } from '@gongwei/domain/resident';
import { useCallback, useMemo } from 'react';
import { LocalListRows } from '../../lists/local/index.ts';

type Props = {
  readonly rows: readonly RosterImport[];
  readonly onOpen: (importId: string) => void;
};

/** Earlier imports, the newest first. A row opens one; its check file is downloaded while there is one. */
export const RosterHistory = ({ rows, onOpen }: Props) => {
  const shown = useMemo(() => rows.map(rowOf), [rows]);
  const open = useCallback(({ id }: ListRow) => onOpen(id), [onOpen]);
  const download = useCallback(
    (_: ListAction, { id }: ListRow) => {
      const url = rows.find((one) => one.id === id)?.checkFileUrl;
      if (url !== undefined) downloadFrom(url);
    },
    [rows],
  );
  return <LocalListRows definition={rosters} rows={shown} onOpen={open} onAct={download} />;
};

const rowOf = ({ id, fileName, startedAt, by, state, counts, checkFileUrl }: RosterImport): LocalRow => ({
  id,
  values: {
    file: fileName,
    startedAt,
    by,
    state: shownRosterState({ state, counts }),
    created: counts.created,
    updated: counts.updated,
    rejected: counts.rejected,
    notWritten: counts.notWritten,
    recheck: counts.recheck,
    checkFile: checkFileUrl !== undefined,
  },
});

const downloadFrom = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};
