export {
  lifeCycle,
  said,
  wayBetween,
  type Guard,
  type LifeCycle,
  type Refusal,
  type Way,
  type WayGone,
} from './life-cycle.ts';
