import { authenticated } from './composition/authenticated-modules.ts';
import { LatePart } from './late-part.tsx';

async function bring() {
  const { remindersModule, ReminderBell } = await import('./reminder-part.ts');
  authenticated.add(remindersModule);
  return ReminderBell;
}

/** The header keeps a place for the bell until it comes, so that nothing moves when it does. */
export const ReminderSlot = () => <LatePart bring={bring} until={<span className="gw-header-slot" />} />;
