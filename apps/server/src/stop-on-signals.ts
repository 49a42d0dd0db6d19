/** Longer than any request may take. */
const GIVE_UP_AFTER_MS = 20_000;

/** On SIGTERM or SIGINT: stop accepting, finish what runs, close the database, end. A second signal ends at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`停止时出错：${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
