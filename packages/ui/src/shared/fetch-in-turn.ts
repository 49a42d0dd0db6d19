/** Fetches parts one after the other, each after `rests`, until `left`. One that fails keeps the others from nothing. */
export async function fetchInTurn(
  parts: readonly (() => Promise<unknown>)[],
  rests: () => Promise<unknown>,
  left: AbortSignal,
): Promise<void> {
  for (const fetch of parts) {
    await rests();
    if (left.aborted) return;
    await fetch().catch(() => undefined);
  }
}
