import { growthFigure, whoReference, type GrowthFigureId, type GrowthReference } from '@gongwei/domain/charts';
import { loadWhoGrowth } from '@gongwei/domain/maternal-child';
import { correctionMessage, growthChildOf, growthVisitsOf } from '@gongwei/paper';
import type { ComponentProps } from 'react';
import { Chart } from '../charts/index.ts';
import type { Drawing } from './drawings.ts';

/** Millimetres: as wide as the page of a sheet; two of them leave room for what stands below. */
const SIZE = { width: 178, height: 98, text: 2.9, unit: 'mm', tone: 'paper' } as const;
const UNDER_THREE = { from: 0, to: 36 };
const FIGURES: readonly (readonly [GrowthFigureId, string])[] = [
  ['length-for-age', '身长（高）（cm）／年龄（月）'],
  ['weight-for-age', '体重（kg）／年龄（月）'],
];

/** 男（女）童生长发育监测图: length and weight under three years on the lines of the printed chart (WHO 2006), with the child's points. */
export async function loadGrowthDrawing(): Promise<Drawing> {
  const reference = whoReference(await loadWhoGrowth());
  return (props) => <GrowthDrawing {...props} reference={reference} />;
}

type Props = ComponentProps<Drawing> & { readonly reference: GrowthReference };

const GrowthDrawing = ({ sheet, visits, reference }: Props) => {
  const child = growthChildOf(sheet);
  if (!child) return <p className="gwp-paragraph">性别或出生日期不详，未绘制生长发育监测图。</p>;
  const points = growthVisitsOf(visits);
  return (
    <>
      <h2 className="gwp-title">{child.sex === 'male' ? '男' : '女'}童生长发育监测图</h2>
      {FIGURES.map(([id, title]) => (
        <figure key={id} className="gwp-figure">
          <figcaption>{title}</figcaption>
          <Chart figure={growthFigure(id, reference, { child, visits: points, window: UNDER_THREE })} {...SIZE} />
        </figure>
      ))}
      <p className="gwp-foot">
        {correctionMessage(child) || '按实足月龄描点；'}
        曲线为世界卫生组织儿童生长标准（2006）第3、15、50、85、97百分位。
      </p>
    </>
  );
};
