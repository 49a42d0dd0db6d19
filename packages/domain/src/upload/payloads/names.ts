/** The words of a text: keys of fields, several a line. */
export const names = (text: string): readonly string[] => text.trim().split(/\s+/);
