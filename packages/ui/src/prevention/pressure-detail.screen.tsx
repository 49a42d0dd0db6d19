import {
  pressureDetail,
  type HomeAsked,
  type HomeFile,
  type HomePressure,
  type PressureDetail as Detail,
} from '@gongwei/domain/prevention';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { LoadingState } from '../shared/index.ts';
import { DetailFrame, type DetailOf } from './detail-frame.part.tsx';
import { DetailSide } from './detail-side.part.tsx';
import { changeWords, gravestWords, numberWords, pairWords } from './summary-words.rules.ts';
import { SummaryFigures, type SummaryFigure } from './summary-figures.part.tsx';

const PressureCharts = lazy(() => import('./detail-charts.ts').then((module) => ({ default: module.PressureCharts })));
const PressureDays = lazy(() => import('./detail-charts.ts').then((module) => ({ default: module.PressureDays })));

const useDetail = (file: HomeFile, asked: HomeAsked): Detail =>
  useMemo(() => pressureDetail(file.readings as readonly HomePressure[], asked, file.plan), [file, asked]);

/** 血压患者详情 (`/sjgl/xyhz/xydetail`): how somebody's blood pressure went, what it warned of, what is taken, and every reading. */
export const PressureDetail = (props: DetailOf) => (
  <DetailFrame
    {...props}
    kind="pressure"
    title="血压患者详情"
    other={(residentId) => ({ to: `/sjgl/xyhz/xydetailBak?resident=${residentId}`, label: '经典版' })}
  >
    {(file, asked, readings, nothing) => <Body {...{ file, asked, readings, nothing }} />}
  </DetailFrame>
);

type BodyProps = {
  readonly file: HomeFile;
  readonly asked: HomeAsked;
  readonly readings: ReactNode;
  readonly nothing: ReactNode;
};

const Body = ({ file, asked, readings, nothing }: BodyProps) => {
  const detail = useDetail(file, asked);
  const week = useDetail(
    file,
    useMemo(() => ({ ...asked, days: 7 }), [asked]),
  );
  return (
    <>
      <SummaryFigures label="汇总" figures={figuresOf(detail, week, asked.days)} />
      <div className="gw-home-columns">
        <Suspense fallback={<LoadingState label="正在画趋势图…" />}>
          <PressureCharts detail={detail} asked={asked} nothing={nothing} />
        </Suspense>
        <DetailSide file={file} kind="pressure" warnings={detail.warnings} valueOf={valueOf} />
      </div>
      {readings}
    </>
  );
};

const valueOf = (reading: HomePressure): string => `${reading.systolic}/${reading.diastolic} mmHg`;

function figuresOf(detail: Detail, week: Detail, days: number): readonly SummaryFigure[] {
  const { now, before, compliance, aim } = detail;
  return [
    {
      label: `近${days}天均值`,
      ...{ value: pairWords(now.mean), unit: 'mmHg', note: `${now.n} 次` },
      change: changeWords(now.mean?.systolic, before.mean?.systolic, days),
      hint: '一次坐下测几遍的算一次',
    },
    ...(days === 7
      ? []
      : [{ label: '近7天均值', value: pairWords(week.now.mean), unit: 'mmHg', note: `${week.now.n} 次` }]),
    {
      label: '达标率',
      ...{
        value: numberWords(now.controlRate),
        unit: '%',
        change: changeWords(now.controlRate, before.controlRate, days),
      },
      hint: `收缩压低于 ${aim.systolic} 且舒张压低于 ${aim.diastolic} 的次数占比`,
    },
    {
      label: '清晨均值',
      value: pairWords(now.morning),
      ...raised(now.morningHypertension, '清晨高血压'),
    },
    { label: '晚间均值', value: pairWords(now.evening) },
    {
      label: '晨晚差',
      value: numberWords(now.morningEveningDifference),
      ...raised(now.raisedDifference, '偏大，≥15'),
      hint: '清晨收缩压均值减晚间收缩压均值',
    },
    {
      label: '收缩压标准差',
      value: numberWords(now.deviation?.systolic, 2),
      change: changeWords(now.deviation?.systolic, before.deviation?.systolic, days, 2),
    },
    { label: '测量依从率', value: numberWords(compliance), unit: '%', hint: '按监测计划的天数和时段' },
    warned(detail.gravest),
  ];
}

const raised = (is: boolean | undefined, words: string): Pick<SummaryFigure, 'tone' | 'note'> =>
  is === true ? { tone: 'warn', note: words } : {};

const warned = (reading: HomePressure | undefined): SummaryFigure => ({
  label: '近7天最重预警',
  value: gravestWords(reading) ?? '没有',
  note: reading && `${valueOf(reading)}，${reading.handled ? '已处理' : '未处理'}`,
  ...(reading && !reading.handled && { tone: (reading.level ?? 0) >= 3 ? 'danger' : 'warn' }),
});

/** 血压患者详情（备份） (`/sjgl/xyhz/xydetailBak`): the same readings day by day as a table, for copying and for slow machines. */
export const ClassicPressureDetail = (props: DetailOf) => (
  <DetailFrame
    {...props}
    kind="pressure"
    title="血压患者详情（经典版）"
    other={(residentId) => ({ to: `/sjgl/xyhz/xydetail?resident=${residentId}`, label: '新版' })}
  >
    {(file, asked, readings, nothing) => <ClassicBody {...{ file, asked, readings, nothing }} />}
  </DetailFrame>
);

const ClassicBody = ({ file, asked, readings, nothing }: BodyProps) => {
  const detail = useDetail(file, asked);
  const { now } = detail;
  const parts = [
    `近 ${asked.days} 天 ${now.n} 次`,
    `均值 ${pairWords(now.mean) ?? '—'} mmHg`,
    `达标率 ${numberWords(now.controlRate) ?? '—'}%`,
    `清晨 ${pairWords(now.morning) ?? '—'}`,
    `晚间 ${pairWords(now.evening) ?? '—'}`,
  ];
  return (
    <>
      <section className="gw-panel" aria-label="按日">
        <p className="gw-home-line">{parts.join('　')}</p>
        <Suspense fallback={<LoadingState />}>
          <PressureDays days={detail.days} aim={detail.aim} nothing={nothing} />
        </Suspense>
      </section>
      {readings}
    </>
  );
};
