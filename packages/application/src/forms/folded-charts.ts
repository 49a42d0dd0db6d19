import { BehaviorSubject } from 'rxjs';
import { STORED, type Behavior, type StoredItems } from '../shared/index.ts';

/** Whether a kind of chart is folded in forms, on this device. */
interface FoldedChart {
  readonly state$: Behavior<{ readonly folded: boolean }>;
  fold(folded: boolean): void;
}

/** The fold of a kind of chart, kept on this device for every form that shows it. */
export function createFoldedChart(stored: StoredItems, kind: string): FoldedChart {
  const all = (): readonly string[] => stored.read(STORED.foldedCharts) ?? [];
  const subject = new BehaviorSubject({ folded: all().includes(kind) });
  return {
    state$: subject,
    fold(folded) {
      if (folded === subject.value.folded) return;
      const others = all().filter((one) => one !== kind);
      stored.write(STORED.foldedCharts, folded ? [...others, kind] : others);
      subject.next({ folded });
    },
  };
}
