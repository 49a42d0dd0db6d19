/** Hides the middle so that at least four characters disappear; a text too short for that disappears whole. */
const hideMiddle = (text: string, first: number, last: number): string => {
  const characters = [...text];
  const hidden = characters.length - first - last;
  if (hidden < 4) return '*'.repeat(characters.length);
  return characters.slice(0, first).join('') + '*'.repeat(hidden) + characters.slice(characters.length - last).join('');
};

/** `110105********002X`: first six and last four characters. */
export const maskIdNumber = (idNumber: string): string => hideMiddle(idNumber, 6, 4);

/** `139****0001`: first three and last four characters. */
export const maskPhone = (phone: string): string => hideMiddle(phone, 3, 4);

/** `王**`: the first character; a name of one character disappears whole. */
export const maskName = (name: string): string => {
  const characters = [...name];
  return characters.length < 2 ? '*'.repeat(characters.length) : characters[0] + '*'.repeat(characters.length - 1);
};
