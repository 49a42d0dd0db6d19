/** The browser asks for the file itself, with the cookie of the session. */
export function offerFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
