import { listNews } from '@gongwei/application/lists';
import { AnalysisGateway, createStrip, stripNews } from '@gongwei/application/measures';
import { Clock, RealtimeChannel } from '@gongwei/application/shared';
import type { NumberStrip as Strip } from '@gongwei/domain/measures';
import { useMemo } from 'react';
import { useLoaded, useService } from '../../shared/index.ts';
import { useMayReveal } from '../../shared/use-may-reveal.ts';
import { NumberItems } from './number-items.part.tsx';

/** A few numbers above what a page shows. */
export const NumberStrip = ({ strip }: { readonly strip: Strip }) => {
  const channel = useService(RealtimeChannel);
  const news$ = useMemo(() => stripNews(channel, listNews(channel), strip), [channel, strip]);
  const state = useLoaded(createStrip, useService(AnalysisGateway), useService(Clock), news$, strip);
  // Who may only look may be told none: their place is not kept until there are some.
  const awaited = !useMayReveal() && !state.cells;
  return state.refused || awaited ? null : (
    <NumberItems id={strip.id} numbers={strip.numbers} state={state} label="本页数字" />
  );
};
