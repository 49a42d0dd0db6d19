import { saidOf, type WallNumbers } from '@gongwei/domain/measures';

const SHOWN = 9;
const RATE = { unit: '%', decimals: 2, kind: 'rate' } as const;

/** Institutions by the rate of the elderly examined; those whose few people are hidden have no place. */
export const Rank = ({ numbers: { places, below } }: { readonly numbers: WallNumbers }) => {
  const rows = places.filter(({ key }) => below.some(({ code }) => code === key));
  const of = (row: (typeof rows)[number]): number => row.cells['elderly-check-up-rate']?.value ?? -1;
  const sorted = [...rows].sort((a, b) => of(b) - of(a));
  return (
    <table className="gww-rank">
      <thead>
        <tr>
          <th scope="col">名次</th>
          <th scope="col">机构</th>
          <th scope="col">体检率</th>
          <th scope="col" title="高血压规范管理率">
            规范管理率
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.slice(0, SHOWN).map((row) => (
          <tr key={row.key}>
            <td>{of(row) < 0 ? '不排名' : 1 + sorted.filter((other) => of(other) > of(row)).length}</td>
            <th scope="row">{row.label}</th>
            <td>{saidOf(row.cells['elderly-check-up-rate'], RATE)}</td>
            <td>{saidOf(row.cells['htn-standard-rate'], RATE)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
