import type { CheckedInstitution, InstitutionSheet } from '@gongwei/domain/organisation';

/** Rows shown at once; what is wrong comes first, so that nothing of that is hidden. */
const SHOWN = 30;
const LEVELS: { readonly [level: number]: string } = { 3: '县级', 4: '乡镇级', 5: '村级' };

/** What was read, row by row, before anything is kept. */
export const InstitutionTable = ({ sheet: { rows, problem } }: { readonly sheet: InstitutionSheet }) => {
  if (problem !== undefined)
    return (
      <p className="gw-note gw-note--warn" role="status">
        {problem}
      </p>
    );
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const shown = [...wrong, ...rows.filter(({ problems }) => problems.length === 0)].slice(0, SHOWN);
  return (
    <>
      <p className={wrong.length > 0 ? 'gw-note gw-note--warn' : 'gw-note'} role="status">
        {wrong.length > 0
          ? `读入 ${rows.length} 个机构，其中 ${wrong.length} 个有问题（排在最前），还没有保存。请在文件中改好后重新选择。`
          : `读入 ${rows.length} 个机构，全部可用。核对无误后点“下一步”，完成设置时才会保存。`}
      </p>
      <div className="gw-set-up-table">
        <table>
          <thead>
            <tr>
              <th scope="col">行</th>
              <th scope="col">机构编码</th>
              <th scope="col">机构名称</th>
              <th scope="col">级别</th>
              <th scope="col">核对结果</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.row} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length ? <p className="gw-muted">只显示其中 {SHOWN} 行，有问题的排在最前。</p> : null}
    </>
  );
};

const Row = ({ row, code, name, institution, problems }: CheckedInstitution) => (
  <tr data-wrong={problems.length > 0 || undefined}>
    <td>{row}</td>
    <td>{code}</td>
    <td>{name}</td>
    <td>{institution ? LEVELS[institution.level] : ''}</td>
    <td>{problems.length > 0 ? problems.join('；') : '可用'}</td>
  </tr>
);
