import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm, type Answers, type FieldDefinition } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { XSS_PAYLOADS } from './xss-payloads.ts';
import { troublesOfMarkup } from './markup-troubles.ts';
import { layoutFor, layoutsOf } from '@gongwei/paper';
import { PaperSheet } from '@gongwei/ui/paper';

let next = 0;
const shown = new Set<string>();
const hostile = (): string => {
  const payload = XSS_PAYLOADS[next++ % XSS_PAYLOADS.length]!;
  shown.add(payload);
  return payload;
};
/** Whatever the definition says, somebody else's program may have stored a text: as a code, a picture, a number. */
function hostileAnswer(field: FieldDefinition): Json {
  if (field.type === 'table')
    return [Object.fromEntries(field.columns.map((column) => [column.key, hostileAnswer(column)]))];
  if (field.type === 'multi') return [hostile(), hostile()];
  return hostile();
}
const hostileBook = new Proxy<{ readonly [id: string]: string }>({}, { get: hostile, has: () => true });

describe('sheets of paper show hostile texts as texts', () => {
  it.each(formIndex.map(({ id }) => id))('%s', async (id) => {
    const form = compileForm(await loadForm(id));
    const data: Answers = Object.fromEntries(form.fields.map((field) => [field.key, hostileAnswer(field)]));
    const layouts = await layoutsOf(form);
    const sheet = { form, data, names: hostileBook, facts: hostileBook as never };
    for (const layout of layouts.length > 0 ? layouts : [await layoutFor(form, data)]) {
      const markup = renderToStaticMarkup(
        createElement(PaperSheet, {
          record: { layout, sheet, visits: [sheet, sheet] },
          person: { name: hostile(), archiveNumber: hostile() },
        }),
      );
      expect(markup.length).toBeGreaterThan(100);
      expect(troublesOfMarkup(markup)).toEqual([]);
    }
  });

  it('with more than 200 of them', () => expect(shown.size).toBeGreaterThanOrEqual(200));

  it('and a place where one of them would run is found', () => {
    const raw = (html: string) =>
      renderToStaticMarkup(createElement('p', { dangerouslySetInnerHTML: { __html: html } }));
    const ways = XSS_PAYLOADS.slice(0, 20).filter((payload) => payload.startsWith('<'));
    expect(ways.filter((payload) => troublesOfMarkup(raw(payload)).length === 0)).toEqual([]);
    expect(troublesOfMarkup(renderToStaticMarkup(createElement('a', { href: 'data:text/html,x' })))).not.toEqual([]);
  });
});
