// What may happen to an appointment: which buttons a state has, what an event leads to, and why not, in words for staff.
import { appointmentLife, type AppointmentFacts } from '@gongwei/domain/scheduling';
import { calendarDay } from '@gongwei/domain/shared';

const [today, day] = [calendarDay(2026, 11, 22), calendarDay(2026, 11, 22)];
const facts: AppointmentFacts = { today, day, checkUp: false, complete: false, inCare: true };

console.log(
  appointmentLife
    .eventsFrom('1')
    .map((type) => appointmentLife.plan.ways[type].label)
    .join(' '),
);
for (const state of ['1', '4'] as const) {
  const after = appointmentLife.after(state, { type: 'CHECK_IN' }, facts);
  console.log(after.ok ? appointmentLife.plan.states[after.value] : after.failure.message);
}
