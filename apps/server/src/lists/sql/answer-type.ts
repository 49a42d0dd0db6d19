import type { ExpressionTree, FieldFacts, RecordsExpression, ValueType } from '@gongwei/domain/lists';

/** As what an answer of a record is read: where its field says nothing, as what another place reads it. */
export function answerType(
  { form, path }: RecordsExpression,
  { type }: FieldFacts,
  types: ReadonlyMap<ExpressionTree, ValueType>,
): ValueType {
  if (type !== 'any') return type;
  const used = [...types].find(
    ([part]) => part.kind === 'records' && part.form === form && part.path[0] === path[0],
  )?.[1];
  return used ?? 'any';
}
