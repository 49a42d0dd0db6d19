/** What locks a PC that nobody touches: nobody waits for it, so it is no part of any page. */
export { idleModule } from './composition/idle.module.ts';
export { IdleWarning } from '@gongwei/ui/shell/idle';
