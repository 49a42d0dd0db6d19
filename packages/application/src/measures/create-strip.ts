import { daysOfStrip, pageOfStrip, type NumberStrip } from '@gongwei/domain/measures';
import type { Observable } from 'rxjs';
import type { Behavior, Clock } from '../shared/index.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';
import { createNumbers, type NumbersState } from './create-numbers.ts';

/** Numbers of a strip for as long as somebody looks, asked anew after news. */
export const createStrip = (
  gateway: Pick<AnalysisGateway, 'words' | 'figures'>,
  clock: Clock,
  news$: Observable<unknown>,
  strip: NumberStrip,
): { readonly state$: Behavior<NumbersState> } =>
  createNumbers(gateway, clock, news$, { page: pageOfStrip(strip), daysOn: (today) => daysOfStrip(strip, today) });
