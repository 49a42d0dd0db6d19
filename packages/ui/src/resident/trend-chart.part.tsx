import { LineChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { Trend, TrendLine } from './trend.rules.ts';

register([LineChart, GridComponent, MarkAreaComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

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
      trigger: 'axis',
      confine: true,
      textStyle: { fontSize: 12 },
      valueFormatter: (value: unknown) => `${Number(value).toFixed(trend.decimals)} ${trend.unit}`,
    },
    xAxis: {
      type: 'time',
      axisLine: { lineStyle: { color: token('line-strong') } },
      axisTick: { show: false },
      axisLabel: { color: token('ink-3'), fontSize: 12, hideOverlap: true, formatter: '{yy}-{MM}' },
    },
    yAxis: {
      type: 'value',
      scale: true,
      splitNumber: 3,
      ...rangeOf(lines),
      axisLabel: { color: token('ink-3'), fontSize: 12 },
      splitLine: { lineStyle: { color: token('surface-3') } },
    },
    series: lines.map((line, at) => ({
      type: 'line',
      name: line.label,
      data: line.points,
      symbol: SHAPES[at % 2],
      symbolSize: 7,
      showAllSymbol: true,
      lineStyle: { width: 2, color: colours[at % 2], type: at === 0 ? 'solid' : 'dashed' },
      itemStyle: { color: colours[at % 2] },
      ...targetOf(line, colours[at % 2] as string, token('good-soft')),
    })),
  };
}

/** A band where the target has two ends, a dotted line where it has only an upper one. */
function targetOf(line: TrendLine, colour: string, band: string) {
  if (line.low !== undefined) {
    return {
      markArea: { silent: true, itemStyle: { color: band }, data: [[{ yAxis: line.low }, { yAxis: line.high }]] },
    };
  }
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      animation: false,
      lineStyle: { color: colour, type: 'dotted', opacity: 0.8 },
      label: { show: false },
      data: [{ yAxis: line.high + 1 }],
    },
  };
}

/** The axis shows all values and all of the target. */
function rangeOf(lines: readonly TrendLine[]): { readonly min: number; readonly max: number } {
  const values = lines.flatMap((line) => [line.low ?? line.high, line.high, ...line.points.map(([, value]) => value)]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max((most - least) * 0.08, 0.2);
  const step = most - least > 20 ? 10 : 1;
  return { min: Math.floor((least - margin) / step) * step, max: Math.ceil((most + margin) / step) * step };
}
