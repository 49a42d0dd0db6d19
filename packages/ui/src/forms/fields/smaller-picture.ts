/** Longest side of a stored picture in pixels: enough to read a report, small enough for a slow line. */
const LONGEST = 1280;

/** The picture as a JPEG data URL of at most `LONGEST` pixels a side; rejects for files that are no picture. */
export async function smallerPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.82);
}
