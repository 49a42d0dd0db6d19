const two = (figure: number): string => String(figure).padStart(2, '0');

/** `03:12`, from an hour on `1:03:12`; whole seconds, never below zero. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`;
}

/** Seconds between two moments; 0 where the clock was set back meanwhile. */
export const secondsSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 1_000));
