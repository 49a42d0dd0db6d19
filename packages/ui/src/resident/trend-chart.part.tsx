import { LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { Trend, TrendLine } from './trend.rules.ts';

register([LineChart, GridComponent, MarkAreaComponent, TooltipComponent, SVGRenderer]);

const SHAPES = ['circle', 'diamond'] as const;

/** Lines over time on a target band. Hidden from screen readers: the sentence below says it. */
export const TrendChart = ({ trend, lines }: { readonly trend: Trend; readonly lines: readonly TrendLine[] }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const chart = init(element, undefined, { renderer: 'svg' });
    chart.setOption(optionOf(trend, lines, getComputedStyle(element)));
    const watch = new ResizeObserver(() => chart.resize());
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.dispose();
    };
  }, [trend, lines]);
  return <div ref={box} className="gw-trend-chart" aria-hidden="true" />;
};

function optionOf(trend: Trend, lines: readonly TrendLine[], style: CSSStyleDeclaration) {
  const token = (name: string) => style.getPropertyValue(`--gw-${name}`).trim();
  const colours = [token('brand-strong'), token('low')];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    animation: !still,
    animationDuration: 150,
    grid: { left: 36, right: 12, top: 10, bottom: 22 },
    tooltip: {
      trigger: 'axis', confine: true, textStyle: { fontSize: 12 },
      valueFormatter: (value: unknown) => `${Number(value).toFixed(trend.decimals)} ${trend.unit}`,
    },
    xAxis: {
      type: 'time',
      axisLine: { lineStyle: { color: token('line-strong') } },
      axisTick: { show: false },
      axisLabel: { color: token('ink-3'), fontSize: 12, hideOverlap: true, formatter: '{yy}-{MM}' },
    },
    yAxis: {
      type: 'value', scale: true, splitNumber: 3,
      axisLabel: { color: token('ink-3'), fontSize: 12 },
      splitLine: { lineStyle: { color: token('surface-3') } },
    },
    series: lines.map((line, at) => ({
      type: 'line', name: line.label, data: line.points,
      symbol: SHAPES[at % 2], symbolSize: 7, showAllSymbol: true,
      lineStyle: { width: 2, color: colours[at % 2], type: at === 0 ? 'solid' : 'dashed' },
      itemStyle: { color: colours[at % 2] },
      // Only the first line's band is drawn, two would lie on each other.
      ...(at === 0 && lines.length === 1
        ? { markArea: { silent: true, itemStyle: { color: token('good-soft') }, data: [[{ yAxis: line.low ?? 'min' }, { yAxis: line.high }]] } }
        : { markArea: { silent: true, itemStyle: { color: token('good-soft'), opacity: 0.7 }, data: [[{ yAxis: at === 0 ? 90 : 60 }, { yAxis: line.high }]] } }),
    })),
  };
}
