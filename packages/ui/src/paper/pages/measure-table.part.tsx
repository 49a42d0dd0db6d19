import { MARK_SIGNS, type Measure } from '@gongwei/paper';

/** Results two abreast, with arrow and range; what is outside of its range stands out in bold. */
export const MeasureTable = ({ measures }: { readonly measures: readonly Measure[] }) => {
  const half = Math.ceil(measures.length / 2);
  const rows = Array.from({ length: half }, (_, at) => [measures[at], measures[half + at]] as const);
  return (
    <table className="gwr-measures">
      <thead>
        <tr>
          {[0, 1].flatMap((side) =>
            ['项目', '结果', '参考范围'].map((title) => <th key={`${side}${title}`}>{title}</th>),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((pair, at) => (
          <tr key={at}>{pair.flatMap((one, side) => cells(one, side))}</tr>
        ))}
      </tbody>
    </table>
  );
};

const cells = (measure: Measure | undefined, side: number) => [
  <td key={`${side}name`}>{measure?.name}</td>,
  <td key={`${side}value`} data-mark={measure?.mark}>
    {measure ? `${measure.value}${measure.unit ? ` ${measure.unit}` : ''}` : ''}
    {measure?.mark ? <b>{MARK_SIGNS[measure.mark]}</b> : null}
  </td>,
  <td key={`${side}range`}>{measure?.range}</td>,
];
