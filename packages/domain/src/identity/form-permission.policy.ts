/** The permission code that a form's module asks for: M and E may write, V may only look. */
export function permissionOfModule(module: string): string {
  if (module === 'archive') return 'gwjkdngl';
  if (module === 'check-up' || module === 'elderly') return 'gwtjdngl';
  if (module === 'follow-up' || module === 'tcm') return 'gwsfmkgl';
  if (['maternal', 'child', 'premarital', 'prepregnancy'].includes(module)) return 'gwfybjgl';
  return 'gwyfrh';
}
