export { lifeCycle, said, type Guard, type LifeCycle, type Refusal, type Way } from './life-cycle.ts';
