import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/*
 * Puts React elements into the page without React. A field of a form is ten elements that hardly ever change; kept by React each
 * has a fiber to be made, walked and compared, which took three quarters of the time in which a form opens and most of that of a
 * key. What is drawn here has neither state nor handlers: elements, texts, fragments, and functions that give such.
 */

type Properties = { readonly children?: ReactNode; readonly [name: string]: unknown };
/** An element of the page, no component. */
export type PlainElement = ReactElement<Properties, string>;
/** What is left when fragments, lists and functions are unfolded. */
type Leaf = PlainElement | string;
/** A leaf with its place among its siblings, as React tells them apart: by keys in lists, else by where it is written. */
type Placed = readonly [place: string, leaf: Leaf];

const ATTRIBUTES: { readonly [property: string]: string } = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  autoComplete: 'autocomplete',
  spellCheck: 'spellcheck',
  maxLength: 'maxlength',
  inputMode: 'inputmode',
};
/** No attributes: what is below, what a box holds, and what only React has a use for. */
const APART: ReadonlySet<string> = new Set(['children', 'defaultValue', 'value', 'onChange']);

/** Makes an element of the page, with all that is below it. */
export function makeElement(drawn: PlainElement): HTMLElement {
  const element = document.createElement(drawn.type);
  const { props } = drawn;
  for (const name in props) if (!APART.has(name)) setAttribute(element, name, props[name]);
  append(element, props.children);
  setEntry(element, props);
  return element;
}

/** Makes an element that was drawn as `before` look as `after`, which is of the same kind. What need not change is left alone. */
export function redrawElement(element: Element, before: PlainElement, after: PlainElement): void {
  const [old, props] = [before.props, after.props];
  for (const name in old) if (!(name in props) && !APART.has(name)) setAttribute(element, name, undefined);
  for (const name in props)
    if (!APART.has(name) && !Object.is(props[name], old[name])) setAttribute(element, name, props[name]);
  redrawBelow(element, old.children, props.children);
  if (props['value'] !== old['value']) setEntry(element, props);
}

function redrawBelow(parent: Element, before: ReactNode, after: ReactNode): void {
  const [old, wanted] = [leavesOf(before), leavesOf(after)];
  // Nothing drawn on either side: what stands there was put there by somebody else.
  if (old.length === 0 && wanted.length === 0) return;
  const nodes = [...parent.childNodes];
  const standing = new Map(old.map(([place, leaf], at) => [place, { leaf, node: nodes[at] as ChildNode }]));
  const next = wanted.map(([place, leaf]) => {
    const known = standing.get(place);
    if (!known || kindOf(known.leaf) !== kindOf(leaf)) return makeLeaf(leaf);
    standing.delete(place);
    redrawLeaf(known.node, known.leaf, leaf);
    return known.node;
  });
  for (const { node } of standing.values()) node.remove();
  let here = parent.firstChild;
  for (const node of next)
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
}

function redrawLeaf(node: ChildNode, before: Leaf, after: Leaf): void {
  if (typeof after !== 'string' && typeof before !== 'string') redrawElement(node as Element, before, after);
  else if (after !== before) node.nodeValue = after as string;
}

const kindOf = (leaf: Leaf): string => (typeof leaf === 'string' ? '#text' : leaf.type);
const makeLeaf = (leaf: Leaf): Element | Text =>
  typeof leaf === 'string' ? document.createTextNode(leaf) : makeElement(leaf);

function leavesOf(drawn: ReactNode, place = '', found: Placed[] = []): readonly Placed[] {
  eachChild(drawn, place, (at, leaf) => found.push([at, leaf]));
  return found;
}

function append(parent: Element, drawn: ReactNode): void {
  if (typeof drawn === 'string' && drawn !== '') parent.append(drawn);
  else eachChild(drawn, '', (_, leaf) => parent.append(makeLeaf(leaf)));
}

function eachChild(drawn: ReactNode, place: string, take: (place: string, leaf: Leaf) => void): void {
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean' || drawn === '') return;
  if (typeof drawn === 'string' || typeof drawn === 'number') return take(place, String(drawn));
  if (Array.isArray(drawn)) {
    (drawn as readonly ReactNode[]).forEach((one, at) => eachChild(one, `${place}/${keyOf(one) ?? at}`, take));
    return;
  }
  if (!isValidElement<Properties>(drawn)) throw new TypeError('Only elements and texts can be drawn without React');
  const { type, props } = drawn;
  if (typeof type === 'string') take(place, drawn as PlainElement);
  else if (type === Fragment) eachChild(props.children, place, take);
  else eachChild((type as (props: Properties) => ReactNode)(props), place, take);
}

const keyOf = (drawn: ReactNode): string | undefined => (isValidElement(drawn) ? (drawn.key ?? undefined) : undefined);

function setAttribute(element: Element, property: string, value: unknown): void {
  const name = ATTRIBUTES[property] ?? property;
  // `false` is said of what is true or false by name, and means absent everywhere else.
  const said = /^(?:aria-|data-|spellcheck$)/.test(name);
  if (value === undefined || value === null || (value === false && !said)) element.removeAttribute(name);
  else element.setAttribute(name, value === true && !said ? '' : String(value));
}

/** What a box holds: once where somebody types on in it (`defaultValue`), always in a list to choose from (`value`). */
function setEntry(element: Element, { value, defaultValue }: Properties): void {
  if (defaultValue !== undefined) {
    const box = element as HTMLInputElement;
    // The value first, as if it had been typed: the cursor comes to stand behind it, not before.
    box.value = String(defaultValue);
    box.defaultValue = box.value;
  }
  if (value !== undefined) (element as HTMLSelectElement).value = String(value);
}
