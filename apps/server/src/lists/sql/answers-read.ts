/** Answers of a record that many parts of a statement read, each looked up and read once a row. */
export type AnswersRead = {
  /** The column that holds an answer as this function reads it; `key`: the parameter that names the answer. */
  column(reader: string, key: string, parameter: () => string): string;
  /** A query of the same rows with those columns besides their own; the rows as they are where nobody reads any. */
  over(rows: string): string;
};

/** `alias`: of the rows, whose unpacked answers are `packed`; the columns are named after that. */
export function readAnswers(alias: string, packed: string): AnswersRead {
  const looks = new Map<string, { readonly name: string; readonly sql: string }>();
  const answers = new Map<string, { readonly name: string; readonly sql: string }>();
  return {
    column(reader, key, parameter) {
      const look = looks.get(key) ?? {
        name: `look${looks.size}`,
        sql: `${alias}.${packed} -> ${parameter()}::text`,
      };
      looks.set(key, look);
      const words = `${reader} ${key}`;
      const answer = answers.get(words) ?? {
        name: `${packed}${answers.size}`,
        sql: `${reader}(${alias}.${look.name})`,
      };
      answers.set(words, answer);
      return `${alias}.${answer.name}`;
    },
    over(rows) {
      if (answers.size === 0) return rows;
      const columns = (some: typeof looks): string =>
        [`${alias}.*`, ...[...some.values()].map(({ name, sql }) => `${sql} as ${name}`)].join(', ');
      return `select ${columns(answers)} from (select ${columns(looks)} from (${rows}) as ${alias} offset 0) as ${alias} offset 0`;
    },
  };
}
