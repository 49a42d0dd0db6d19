import { useEffect, type RefObject } from 'react';

/**
 * The fields come with the count, after the window: the cursor goes to the first, or to the answer where nothing is asked. Enter goes on
 * to what is still missing, and confirms once nothing is; the browser's list opens by blank or ↓. `anew`: another thing is asked about.
 */
export function useKeysOfForm(ref: RefObject<HTMLFormElement | null>, anew?: unknown): void {
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const first =
      missingIn(form) ?? form.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)') ?? undefined;
    (first ?? form.closest('dialog')?.querySelector<HTMLElement>('.gw-dialog-actions [type=submit]'))?.focus();
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const typed = target instanceof HTMLInputElement && target.type === 'text';
      if (event.key !== 'Enter' || event.isComposing || !(typed || target instanceof HTMLSelectElement)) return;
      const missing = missingIn(form);
      if (typed && !missing) return;
      event.preventDefault();
      if (missing) missing.focus();
      // Unlike the browser's own Enter this one does not ask whether the answer can be given.
      else if (!submitOf(form)?.disabled) form.requestSubmit();
    };
    form.addEventListener('keydown', press);
    return () => form.removeEventListener('keydown', press);
  }, [ref, anew]);
}

/** It stands in the foot of the window and names the form. */
const submitOf = (form: HTMLFormElement): HTMLButtonElement | undefined =>
  [...form.elements].find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit');

const missingIn = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>('[aria-required=true]:not([type=checkbox])')].find(
    ({ value }) => value === '',
  );
