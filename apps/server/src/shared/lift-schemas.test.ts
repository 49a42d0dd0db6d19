import { describe, expect, it } from 'vitest';
import { liftSchemas } from './lift-schemas.ts';
import { list, named, same, shape, TEXT } from './schemas.ts';

const answering = (...schemas: readonly object[]) => ({
  components: { securitySchemes: { token: {} } },
  paths: Object.fromEntries(schemas.map((schema, at) => [`/${at}`, { get: { schema } }])),
});
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('named schemas of the API', () => {
  it('stand once, with references where they were, one in another and one in itself', () => {
    const leaf = named('Leaf', shape({ title: TEXT }, {}, { title: '叶' }));
    const tree = named('Tree', shape({ leaf }, { below: list(same('Tree')) }));
    expect(liftSchemas(answering({ ...leaf, description: '一片' }, list(tree)))).toEqual({
      components: {
        securitySchemes: { token: {} },
        schemas: {
          Leaf: { ...shape({ title: TEXT }, {}, { title: '叶' }), title: 'Leaf' },
          Tree: {
            ...shape({ leaf: reference('Leaf') }, { below: list(reference('Tree')) }),
            title: 'Tree',
          },
        },
      },
      paths: {
        '/0': { get: { schema: { ...reference('Leaf'), description: '一片' } } },
        '/1': { get: { schema: list(reference('Tree')) } },
      },
    });
  });
  it('are one thing each', () => {
    const twice = answering(named('Name', shape({ a: TEXT })), named('Name', shape({ b: TEXT })));
    expect(() => liftSchemas(twice)).toThrow('Two schemas of the API are called Name');
    expect(() => liftSchemas(answering(list(same('Nobody'))))).toThrow('No schema of the API is called Nobody');
  });
});
