import type { Figure } from '@gongwei/domain/charts';

/** The same values as a table, newest first: for screen readers and for whoever prefers numbers. */
export const FigureTable = ({ figure }: { readonly figure: Figure }) => (
  <table className="gwc-table">
    <caption>
      {figure.title}（{figure.unit}）
    </caption>
    <thead>
      <tr>
        <th scope="col">日期</th>
        {figure.moments.some(({ at }) => at !== undefined) ? <th scope="col">{AT[figure.axis.kind]}</th> : null}
        {figure.lines.map((line) => (
          <th key={line} scope="col">
            {line}
          </th>
        ))}
        <th scope="col">评价</th>
      </tr>
    </thead>
    <tbody>
      {[...figure.moments]
        .sort((one, other) => (one.on < other.on ? 1 : -1))
        .map((moment) => (
          <tr key={`${moment.on}${moment.now}`}>
            <th scope="row">
              {moment.on}
              {moment.now ? '（本次）' : ''}
            </th>
            {moment.at === undefined ? null : <td>{moment.at}</td>}
            {moment.values.map((value, line) => (
              <td key={figure.lines[line]}>{value === undefined ? '—' : value.toFixed(figure.decimals)}</td>
            ))}
            <td>{moment.place ?? '—'}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

const AT = { months: '月龄', weeks: '孕周', centimetres: '身长', days: '日期' } as const;
