/**
 * Of each sender the last message that was heard: what comes again, by a repeated send or from the backlog, is heard once. `heard` tells whether
 * it is new.
 */
export function createBusOrder(hear: (message: string) => void) {
  const last = new Map<string, number>();
  return {
    /** What was said before we listened is not for us. */
    begin: (sender: string, number: number): void => void last.set(sender, number),
    take(sender: string, number: number, message: string): void {
      if (number <= (last.get(sender) ?? 0)) return;
      last.set(sender, number);
      hear(message);
    },
    isNew: (sender: string, number: number): boolean => number > (last.get(sender) ?? 0),
    lastOf: (): ReadonlyMap<string, number> => last,
  };
}
