import { expect, it } from 'vitest';
import { optionText } from './option-text.rules.ts';

it.each([
  ['0', '0级：无符合1～5级中的任何行为', '0级：无符合1～5级中的任何行为'],
  ['A', 'A组', 'A组'],
  ['12', '12月龄', '12月龄'],
  ['1', '男', '1 男'],
  ['1', '12月龄', '1 12月龄'],
  ['A', 'Ad型', 'A Ad型'],
  ['2', '2～4周', '2 2～4周'],
])('%s %s is printed as %s', (code, label, text) => expect(optionText({ code, label })).toBe(text));
