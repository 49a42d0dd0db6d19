import { COUNT, FAILURE, named, shape, TEXT, type Schema } from './schemas.ts';

const codeOf = (code: number): Schema => ({ type: 'integer', const: code });

type Members = { readonly [name: string]: Schema };

type Good = {
  /** What the specification means by success: 200, and 0 of calls about devices. */
  readonly code?: number;
  /** Members beside `code` and `msg`; most calls have `data` only. */
  readonly members?: Members;
  readonly optional?: Members;
};

/** One of the things a call can answer with status 200. */
export const saying = (code: number, { members = {}, optional = {} }: Omit<Good, 'code'> = {}): Schema =>
  shape({ code: codeOf(code), msg: TEXT, ...members }, optional);

/** The call was understood and not done; `msg` says why. */
export const REFUSED: Schema = named('Refused', saying(-1));
/** 429: asked too often; `wait` is in seconds. */
export const WAIT: Schema = named('Wait', saying(-2, { members: { wait: COUNT } }));

/**
 * Answers of a call that the product specification fixes: status 200, and `code` says what happened. Whoever may not ask at all is
 * refused as everywhere (401, 403, 422 …).
 */
export const fixedAnswers = (
  description: string,
  { code = 200, ...good }: Good = {},
  others: readonly Schema[] = [],
): Schema => ({
  200: { ...oneOfThese([saying(code, good), ...others]), description },
  '4xx': { ...FAILURE, description: '拒绝' },
});

/** The same for calls that are counted: too many of them are answered in the specification's envelope. */
export const countedAnswers = (...asked: Parameters<typeof fixedAnswers>): Schema => ({
  ...fixedAnswers(...asked),
  429: { ...WAIT, description: '请求过于频繁' },
});

const oneOfThese = (schemas: readonly Schema[]): Schema => (schemas.length === 1 ? schemas[0]! : { anyOf: schemas });

/** `data` of this shape, and nothing else. */
export const data = (schema: Schema): Good => ({ members: { data: schema } });
