import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeElement, redrawElement, type PlainElement } from './plain-dom.ts';

/** As much of a page as is drawn with here: elements with attributes, and texts. */
type FakeNode = {
  parent?: FakeNode | undefined;
  readonly tag?: string;
  nodeValue?: string;
  readonly childNodes: FakeNode[];
  readonly attributes: Map<string, string>;
  defaultValue?: string;
};

const place = (parent: FakeNode, node: FakeNode, at: number): void => {
  node.parent?.childNodes.splice(node.parent.childNodes.indexOf(node), 1);
  node.parent = parent;
  parent.childNodes.splice(at, 0, node);
};

function fakeNode(tag: string | undefined, text?: string): FakeNode {
  const attributes = new Map<string, string>();
  const node: FakeNode = {
    childNodes: [],
    attributes,
    ...(tag !== undefined && { tag }),
    ...(text !== undefined && { nodeValue: text }),
  };
  return Object.defineProperties(node, {
    firstChild: { get: () => node.childNodes[0] ?? null },
    nextSibling: { get: () => node.parent?.childNodes[node.parent.childNodes.indexOf(node) + 1] ?? null },
    setAttribute: { value: (name: string, value: string) => attributes.set(name, value) },
    removeAttribute: { value: (name: string) => attributes.delete(name) },
    append: {
      value: (one: FakeNode | string) =>
        place(node, typeof one === 'string' ? fakeNode(undefined, one) : one, node.childNodes.length),
    },
    insertBefore: {
      value(one: FakeNode, before: FakeNode | null) {
        if (one.parent === node) one.parent.childNodes.splice(node.childNodes.indexOf(one), 1);
        one.parent = undefined;
        place(node, one, before === null ? node.childNodes.length : node.childNodes.indexOf(before));
      },
    },
    remove: { value: () => node.parent?.childNodes.splice(node.parent.childNodes.indexOf(node), 1) },
  });
}

const markup = (node: FakeNode): string =>
  node.tag === undefined
    ? `“${node.nodeValue}”`
    : `<${node.tag}${[...node.attributes]
        .sort()
        .map(([name, value]) => ` ${name}=${value}`)
        .join('')}>${node.childNodes.map(markup).join('')}</>`;
const made = (drawn: PlainElement): FakeNode => makeElement(drawn) as unknown as FakeNode;
const redraw = (node: FakeNode, before: PlainElement, after: PlainElement): void =>
  redrawElement(node as unknown as Element, before, after);
const div = (properties: object, ...children: readonly ReactNode[]): PlainElement =>
  createElement('div', properties, ...children) as PlainElement;

beforeAll(() =>
  vi.stubGlobal('document', {
    createElement: (tag: string) => fakeNode(tag),
    createTextNode: (text: string) => fakeNode(undefined, text),
  }),
);
afterAll(() => vi.unstubAllGlobals());

describe('elements drawn without React', () => {
  it('have the attributes React gives them', () => {
    const Sign = ({ kind }: { readonly kind: string }) => createElement('i', { className: kind }, '↑');
    const drawn = div(
      { className: 'a', hidden: true, tabIndex: -1, spellCheck: false, 'aria-invalid': true, title: undefined },
      createElement(Fragment, null, '高', null, createElement(Sign, { kind: 'high' })),
      [1, false, createElement('label', { key: 'l', htmlFor: 'x' })],
    );
    expect(markup(made(drawn))).toBe(
      '<div aria-invalid=true class=a hidden= spellcheck=false tabindex=-1>“高”<i class=high>“↑”</>“1”<label for=x></></>',
    );
  });

  it('are kept where only others come and go beside them: a button that is pressed is not changed for another', () => {
    const remarks = (issues: readonly string[], words: string): PlainElement =>
      div(
        {},
        issues.map((text) => createElement('span', { key: text }, text)),
        createElement('button', { type: 'button' }, words),
      );
    const [before, after] = [remarks([], '上次 120'), remarks(['偏高', '请核对'], '上次 121')];
    const node = made(before);
    const [button] = node.childNodes;
    redraw(node, before, after);
    expect(node.childNodes[2]).toBe(button);
    expect(markup(node)).toBe('<div><span>“偏高”</><span>“请核对”</><button type=button>“上次 121”</></>');
  });

  it('keep what somebody else put into one that is drawn empty', () => {
    const [before, after] = [div({ className: 'options' }), div({ className: 'options', 'aria-required': true })];
    const node = made(before);
    place(node, fakeNode('label'), 0);
    redraw(node, before, after);
    expect(markup(node)).toBe('<div aria-required=true class=options><label></></>');
  });

  const trees = fc.letrec<{ readonly node: ReactNode; readonly tree: PlainElement }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<ReactNode>(null, false, '', '高', 7),
      tie('tree'),
      fc.array(tie('node'), { maxLength: 3 }),
      fc
        .uniqueArray(fc.constantFrom('p', 'q', 'r'))
        .map((keys) => keys.map((key) => createElement('i', { key, title: key }, key))),
    ),
    tree: fc
      .tuple(
        fc.constantFrom('div', 'span', 'b'),
        fc.record({ title: fc.constantFrom('x', 'y'), hidden: fc.boolean() }, { requiredKeys: [] }),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, properties, children]) => createElement(tag, properties, ...children) as PlainElement),
  }));
  it('come to look as they would if they were made anew', () =>
    fc.assert(
      fc.property(fc.array(trees.node, { maxLength: 5 }), fc.array(trees.node, { maxLength: 5 }), (was, is) => {
        const [before, after] = [div({}, ...was), div({ title: 'z' }, ...is)];
        const node = made(before);
        redraw(node, before, after);
        expect(markup(node)).toBe(markup(made(after)));
      }),
      { numRuns: 400 },
    ));
});
