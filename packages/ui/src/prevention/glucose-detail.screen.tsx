import {
  glucoseDetail,
  type GlucoseDetail as Detail,
  type HomeAsked,
  type HomeFile,
  type HomeGlucose,
} from '@gongwei/domain/prevention';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { LoadingState } from '../shared/index.ts';
import { DetailFrame, type DetailOf } from './detail-frame.part.tsx';
import { DetailSide } from './detail-side.part.tsx';
import { changeWords, gravestWords, numberWords } from './summary-words.rules.ts';
import { SummaryFigures, type SummaryFigure } from './summary-figures.part.tsx';

const GlucoseCharts = lazy(() => import('./detail-charts.ts').then((module) => ({ default: module.GlucoseCharts })));

/** 血糖患者详情 (`/sjgl/xthz/xtdetail`): fasting and after meals, the seven points, what was too low, what is taken, and every reading. */
export const GlucoseDetail = (props: DetailOf) => (
  <DetailFrame {...props} kind="glucose" title="血糖患者详情">
    {(file, asked, readings, nothing) => <Body {...{ file, asked, readings, nothing }} />}
  </DetailFrame>
);

const Body = ({
  file,
  asked,
  readings,
  nothing,
}: {
  readonly file: HomeFile;
  readonly asked: HomeAsked;
  readonly readings: ReactNode;
  readonly nothing: ReactNode;
}) => {
  const detail = useMemo(() => glucoseDetail(file.readings as readonly HomeGlucose[], asked, file.plan), [file, asked]);
  return (
    <>
      <SummaryFigures label="汇总" figures={figuresOf(detail, asked.days)} />
      <div className="gw-home-columns">
        <Suspense fallback={<LoadingState label="正在画趋势图…" />}>
          <GlucoseCharts detail={detail} asked={asked} nothing={nothing} />
        </Suspense>
        <DetailSide file={file} kind="glucose" warnings={detail.warnings} valueOf={valueOf} />
      </div>
      {readings}
    </>
  );
};

const valueOf = ({ value, outOfRange }: HomeGlucose): string =>
  outOfRange ? (outOfRange === 'low' ? 'Lo（低于量程）' : 'Hi（高于量程）') : `${value.toFixed(1)} mmol/L`;

/** Shares are told from so many readings on. */
const ENOUGH = 7;

function figuresOf({ now, before, compliance, aim, gravest }: Detail, days: number): readonly SummaryFigure[] {
  const few = now.n < ENOUGH ? { note: `满 ${ENOUGH} 次起算` } : {};
  return [
    {
      label: '空腹均值',
      value: numberWords(now.fasting),
      unit: 'mmol/L',
      change: changeWords(now.fasting, before.fasting, days),
      hint: `目标 ${aim.low.toFixed(1)}–${aim.high.toFixed(1)}`,
    },
    {
      label: '餐后均值',
      value: numberWords(now.afterMeal),
      unit: 'mmol/L',
      change: changeWords(now.afterMeal, before.afterMeal, days),
      hint: `目标低于 ${aim.meal.toFixed(1)}`,
    },
    {
      label: '达标次数占比',
      value: numberWords(now.inRange),
      unit: '%',
      change: changeWords(now.inRange, before.inRange, days),
      hint: '3.9–10.0 mmol/L 的次数占比，不是持续监测的时间占比',
      ...few,
    },
    {
      label: '低血糖占比',
      value: numberWords(now.below),
      unit: '%',
      hint: '低于 3.9 mmol/L',
      ...few,
      ...((now.below ?? 0) > 0 && { tone: 'danger' as const, note: '有低血糖' }),
    },
    { label: '高血糖占比', value: numberWords(now.above), unit: '%', hint: '高于 10.0 mmol/L', ...few },
    {
      label: '变异系数',
      value: numberWords(now.variation),
      unit: '%',
      note: now.deviation === undefined ? `${now.n} 次` : `标准差 ${now.deviation.toFixed(2)}，${now.n} 次`,
      ...(now.unstable && { tone: 'warn' as const, note: '波动大，>36%' }),
    },
    { label: '估算糖化', value: numberWords(now.estimatedHba1c), unit: '%', note: '仅供参考' },
    { label: '测量依从率', value: numberWords(compliance), unit: '%', hint: '按监测计划的天数和时点' },
    warned(gravest),
  ];
}

const warned = (reading: HomeGlucose | undefined): SummaryFigure => ({
  label: '近7天最重预警',
  value: gravestWords(reading) ?? '没有',
  note: reading && `${valueOf(reading)}，${reading.handled ? '已处理' : '未处理'}`,
  ...(reading && asksFor(reading) && { tone: (reading.level ?? 0) >= 3 ? 'danger' : 'warn' }),
});

/** A warning of 1 only tells. */
const asksFor = ({ handled, level = 0 }: HomeGlucose): boolean => !handled && level > 1;
