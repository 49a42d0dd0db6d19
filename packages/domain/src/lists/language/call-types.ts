import { formulaError, type Expression } from '../../forms/formula/syntax.ts';
import { BUILT_INS } from '../../forms/formula/functions.ts';
import { LIST_FUNCTIONS, SIGNATURES, type Signature } from './list-functions.ts';
import type { ValueType } from './value-type.ts';

/** How the arguments of a call are looked at; given by who checks the expression around it. */
export type ArgumentChecks = {
  readonly one: (argument: Expression, wanted?: ValueType) => ValueType;
  /** All of one type. */
  readonly together: (parts: readonly Expression[], wanted?: ValueType) => ValueType;
  readonly codes: (field: Expression, written: Expression) => void;
};

type Call = Expression & { readonly kind: 'call' };

/** The type a call gives; its arguments are checked against the function's signature. @throws SyntaxError */
export function typeOfCall(call: Call, checks: ArgumentChecks, wanted: ValueType | undefined): ValueType {
  const named = call.arguments.find(({ name }) => name !== undefined);
  if (named) throw formulaError(`“${call.callee}” takes no names`, named.value.at);
  const given = call.arguments.map(({ value }) => value);
  if (call.callee === 'lookup') return typeOfLookup(call, given, checks, wanted);
  const signature = Object.hasOwn(SIGNATURES, call.callee) ? SIGNATURES[call.callee] : undefined;
  if (!signature) throw formulaError(`“${call.callee}” cannot be asked of the database`, call.at);
  checkCount(call, given.length);
  if (signature.takes[0] === 'same') {
    const type = checks.together(given, wanted);
    return signature.gives === 'same' ? type : signature.gives;
  }
  if (call.callee === 'round' && given[1] && given[1].kind !== 'literal')
    throw formulaError('How many digits to round to is written out', given[1].at);
  given.forEach((value, at) => checkArgument(value, signature, at, checks));
  if (signature.takes.includes('list')) checks.codes(given[0] as Expression, given[1] as Expression);
  return signature.gives as ValueType;
}

function checkCount(call: Call, count: number): void {
  const [least, most] = (LIST_FUNCTIONS.get(call.callee) ?? BUILT_INS.get(call.callee))?.arity ?? [0, 0];
  if (count < least || count > most) throw formulaError(`“${call.callee}” does not take ${count} arguments`, call.at);
}

function checkArgument(value: Expression, { takes }: Signature, at: number, checks: ArgumentChecks): void {
  const wanted = takes[Math.min(at, takes.length - 1)];
  if (wanted === undefined || wanted === 'same') return;
  if (typeof wanted === 'string') return void checks.one(value, wanted);
  const type = checks.one(value);
  if (!wanted.includes(type)) {
    if (type !== 'any') throw formulaError(`Expected ${wanted.join(' or ')} but this is ${type}`, value.at);
    checks.one(value, wanted[0]);
  }
}

function typeOfLookup(
  call: Call,
  [key, table]: readonly Expression[],
  checks: ArgumentChecks,
  wanted: ValueType | undefined,
): ValueType {
  if (!key || table?.kind !== 'map' || call.arguments.length !== 2)
    throw formulaError('“lookup” is written lookup(key, {code: value, …})', call.at);
  checks.one(key, 'text');
  return checks.together(
    table.entries.map((entry) => entry.value),
    wanted,
  );
}
