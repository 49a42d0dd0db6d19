import { expect, it } from 'vitest';
import { permissionOfModule } from './form-permission.policy.ts';

it.each([
  ['archive', 'gwjkdngl'],
  ['elderly', 'gwtjdngl'],
  ['tcm', 'gwsfmkgl'],
  ['child', 'gwfybjgl'],
  ['intervention', 'gwyfrh'],
])('forms of %s ask for %s', (module, code) => expect(permissionOfModule(module)).toBe(code));
