/** `print`: an official sheet needs whole numbers. Asking for it is written down as a print, whatever the printer does then. */
export type Purpose = { readonly purpose?: 'print' };

export const PURPOSE = { type: 'object', properties: { purpose: { enum: ['print'] } } } as const;
