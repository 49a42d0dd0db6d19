import { institutionLines, type LocalRow } from '@gongwei/domain/lists';
import type { CheckedInstitution, InstitutionSheet } from '@gongwei/domain/organisation';
import { lazy, Suspense, useMemo } from 'react';
import { LoadingState } from '../../shared/index.ts';

// Behind the page, which is of a few lines: what lists are made of is fetched with the first file.
const LocalListRows = lazy(() =>
  import('../../lists/local/index.ts').then((module) => ({ default: module.LocalListRows })),
);

/** Rows shown at once; what is wrong comes first, so that nothing of that is hidden. */
const SHOWN = 200;

/** What was read, row by row, before anything is kept. */
export const InstitutionTable = ({ sheet: { rows, problem } }: { readonly sheet: InstitutionSheet }) => {
  const wrong = rows.filter((line) => !isRight(line));
  const shown = useMemo(
    () => [...rows.filter((line) => !isRight(line)), ...rows.filter(isRight)].slice(0, SHOWN).map(rowOf),
    [rows],
  );
  if (problem !== undefined)
    return (
      <p className="gw-note gw-note--warn" role="status">
        {problem}
      </p>
    );
  return (
    <>
      <p className={wrong.length > 0 ? 'gw-note gw-note--warn' : 'gw-note'} role="status">
        {wrong.length > 0
          ? `读入 ${rows.length} 个机构，其中 ${wrong.length} 个有问题（排在最前），还没有保存。请在文件中改好后重新选择。`
          : `读入 ${rows.length} 个机构，全部可用。核对无误后点“下一步”，完成设置时才会保存。`}
      </p>
      <div className="gw-set-up-lines">
        <Suspense fallback={<LoadingState label="正在列出…" />}>
          <LocalListRows definition={institutionLines} rows={shown} />
        </Suspense>
      </div>
      {rows.length > shown.length ? <p className="gw-muted">只显示其中 {SHOWN} 行，有问题的排在最前。</p> : null}
    </>
  );
};

const isRight = ({ problems }: CheckedInstitution): boolean => problems.length === 0;

const rowOf = (line: CheckedInstitution): LocalRow => ({
  id: String(line.row),
  values: {
    row: line.row,
    code: line.code,
    name: line.name,
    ...(line.institution && { level: String(line.institution.level) }),
    verdict: isRight(line) ? 'right' : 'wrong',
    problems: line.problems.join('；'),
  },
});
