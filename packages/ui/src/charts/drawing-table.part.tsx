import { greatest, type Drawing } from './drawing.ts';

/** Steps of shade of a table of measures by groups. */
const SHADES = 5;

/** The same values as a table; the one of a heat map is shaded, darker for more. */
export const DrawingTable = ({ drawing }: { readonly drawing: Drawing }) => {
  const most = greatest(drawing);
  const shade = (value: number | undefined): number | undefined =>
    drawing.kind === 'heat' && value ? Math.max(1, Math.ceil((value / most) * SHADES)) : undefined;
  return (
    <div className="gwg-scroll">
      <table className="gwg-table">
        <caption className="gw-visually-hidden">{`${drawing.title}（${drawing.unit}）`}</caption>
        <thead>
          <tr>
            <th scope="col">{drawing.of ?? '分组'}</th>
            {(drawing.series.length > 0 ? drawing.series : ['数值']).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawing.groups.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((one, at) => (
                <td key={drawing.series[at] ?? at} data-shade={shade(one.value)} data-beyond={one.beyond}>
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
