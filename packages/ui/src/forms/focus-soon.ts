/** A ref for the element that a dialog should begin with; the dialog's own choice, its cross, comes a moment earlier. */
export const focusSoon = (element: HTMLElement | null): void => {
  if (element) setTimeout(() => element.focus(), 60);
};
