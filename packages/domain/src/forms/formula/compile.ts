import type { Json, JsonObject } from '../../shared/index.ts';
import type { RuleLibrary } from '../form-engine.ts';
import { negate } from '../../shared/exact-number.ts';
import { BUILT_INS } from './functions.ts';
import { binaryOperation, notOf } from './operators.ts';
import type { Evaluate, FormulaScope } from './scope.ts';
import { type Expression, formulaError } from './syntax.ts';
import { compileLookup, compileMatrix, compileSumOf } from './table-functions.ts';
import { jsonOf, numberOf, valueOf } from './value.ts';

/**
 * Turns a parsed formula into closures, once.
 * @throws SyntaxError for unknown names and functions and for a wrong number of arguments.
 */
export function compileExpression<Environment>(
  expression: Expression,
  scope: FormulaScope<Environment>,
): Evaluate<Environment> {
  const compiled = (part: Expression): Evaluate<Environment> => compileExpression(part, scope);
  switch (expression.kind) {
    case 'literal': {
      const value = expression.value === '' ? undefined : expression.value;
      return () => value;
    }
    case 'name': {
      const read = scope.name(expression.path);
      if (!read) throw formulaError(`Unknown name “${expression.path.join('.')}”`, expression.at);
      return read;
    }
    case 'unary': {
      const operand = compiled(expression.operand);
      if (expression.operator === '!') return (environment) => notOf(operand(environment));
      return (environment) => {
        const number = numberOf(operand(environment));
        return number === undefined ? undefined : negate(number);
      };
    }
    case 'binary':
      return binaryOperation(expression.operator, compiled(expression.left), compiled(expression.right));
    case 'choice': {
      const [condition, whenTrue, whenFalse] = [
        compiled(expression.condition),
        compiled(expression.whenTrue),
        compiled(expression.whenFalse),
      ];
      return (environment) => {
        const met = condition(environment);
        return met === true ? whenTrue(environment) : met === false ? whenFalse(environment) : undefined;
      };
    }
    case 'list': {
      const items = expression.items.map(compiled);
      // Missing items are left out, so that a list can be put together from findings that may not be there.
      return (environment) => items.map((item) => item(environment)).filter((item) => item !== undefined);
    }
    case 'map':
      throw formulaError('A map belongs into “lookup”', expression.at);
    case 'records':
      if (!scope.records) throw formulaError('Records of other forms belong into lists', expression.at);
      return scope.records(expression);
    case 'call':
      return compileCall(expression, scope);
  }
}

function compileCall<Environment>(
  call: Expression & { kind: 'call' },
  scope: FormulaScope<Environment>,
): Evaluate<Environment> {
  const compiled = (part: Expression): Evaluate<Environment> => compileExpression(part, scope);
  if (Object.hasOwn(scope.rules, call.callee)) return compileRule(call, scope);
  if (call.callee === 'lookup') return compileLookup(call, compiled);
  if (call.callee === 'matrix') return compileMatrix(call, compiled);
  if (call.callee === 'sumOf') return compileSumOf(call, scope);
  const builtIn = scope.functions?.get(call.callee) ?? BUILT_INS.get(call.callee);
  if (!builtIn) throw formulaError(`Unknown function “${call.callee}”`, call.at);
  const [least, most] = builtIn.arity;
  const count = call.arguments.length;
  if (count < least || count > most) throw formulaError(`“${call.callee}” does not take ${count} arguments`, call.at);
  const values = call.arguments.map((argument) => compiled(argument.value));
  return (environment) => builtIn.apply(values.map((value) => value(environment)));
}

/** `rule(systolic, resident.age, creatinine: a / 88.4)` calls the rule with `{ systolic, age, creatinine }`; missing ones are absent. */
function compileRule<Environment>(
  call: Expression & { kind: 'call' },
  scope: FormulaScope<Environment>,
): Evaluate<Environment> {
  const rule = scope.rules[call.callee] as RuleLibrary[string];
  const inputs = call.arguments.map(({ name, value }) => {
    const known = name ?? (value.kind === 'name' ? value.path.at(-1) : undefined);
    if (known === undefined)
      throw formulaError(`An argument of rule “${call.callee}” needs a name: “name: …”`, value.at);
    return { name: known, value: compileExpression(value, scope) };
  });
  const twice = inputs.find(({ name }, index) => inputs.findIndex((other) => other.name === name) !== index);
  if (twice) throw formulaError(`Rule “${call.callee}” gets “${twice.name}” twice`, call.at);
  return (environment) => {
    const present = inputs.map(({ name, value }) => [name, jsonOf(value(environment))] as const);
    return valueOf(
      rule(
        Object.fromEntries(
          present.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined),
        ) satisfies JsonObject,
      ),
    );
  };
}
