import { greatest, shadeOf, type Drawing } from './drawing.ts';

/** The same values as a table; the one of a heat map is shaded, darker for more. */
export const DrawingTable = ({ drawing }: { readonly drawing: Drawing }) => {
  const most = greatest(drawing);
  return (
    <div className="gwg-scroll" data-long={drawing.kind === 'scatter' || undefined}>
      <table className="gwg-table">
        <caption className="gw-visually-hidden">{`${drawing.title}（${drawing.unit}）`}</caption>
        <thead>
          <tr>
            <th scope="col">{drawing.of ?? (drawing.kind === 'scatter' ? '时间' : '分组')}</th>
            {(drawing.series.length > 0 ? drawing.series : ['数值']).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawing.groups.map(({ label, values }, row) => (
            // Two may have measured in the same minute.
            <tr key={`${label} ${row}`}>
              <th scope="row">{label}</th>
              {values.map((one, at) => (
                <td
                  key={drawing.series[at] ?? at}
                  data-shade={drawing.kind === 'heat' ? shadeOf(one.value, most) : undefined}
                  data-beyond={one.beyond}
                >
                  {one.open ? (
                    <button
                      type="button"
                      className="gwg-link"
                      aria-label={`${label} ${drawing.series[at] ?? ''} ${one.said}，打开名单`}
                      onClick={one.open}
                    >
                      {one.said}
                    </button>
                  ) : (
                    one.said
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
