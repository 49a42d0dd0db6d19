/** How often a statement was asked before a connection keeps it, and how many are kept at most. */
const [OFTEN, MOST] = [3, 150];

/** Whether a kept statement was refused because its tables have changed meanwhile: by an upgrade, which other processes outlive. */
export const isOutdated = (error: unknown): boolean => {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return code === '0A000' && message.includes('cached plan');
};

export type StatementNames = {
  /** The name under which connections keep this statement, parsed and planned; none of one that is rarely asked. */
  nameOf(sql: string): string | undefined;
  /** Tables have changed: everything is parsed anew, under other names. */
  forget(): void;
};

/** Names for the statements that writes ask again and again: to parse and plan them costs PostgreSQL more than to run them. */
export function createStatementNames(): StatementNames {
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameOf(sql) {
      const known = names.get(sql);
      if (known !== undefined || names.size >= MOST) return known;
      const count = (asked.get(sql) ?? 0) + 1;
      // Statements made for one question only do not pile up here.
      if (asked.size >= 10 * MOST) asked.clear();
      asked.set(sql, count);
      if (count < OFTEN) return undefined;
      asked.delete(sql);
      names.set(sql, `g${generation}_${names.size}`);
      return undefined;
    },
    forget() {
      generation += 1;
      names.clear();
    },
  };
}
