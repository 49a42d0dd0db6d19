/** Lets `atOnce` pass at once and `perSecond` on average. `take` says whether one more may pass at an instant (milliseconds). */
export function createTokenBucket(atOnce: number, perSecond: number, now: number) {
  let [left, last] = [atOnce, now];
  return {
    take(at: number): boolean {
      left = Math.min(atOnce, left + (Math.max(0, at - last) / 1_000) * perSecond);
      last = Math.max(last, at);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
