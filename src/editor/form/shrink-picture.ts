/** The longest side of a picture that is sent, in pixels: no place on a page shows a larger one. */
const longest = 2000;

/** A photo as it is sent: upright, no larger than pages show it, and without what the camera wrote into it. */
export interface SentPicture {
  /** With its ending. */
  readonly name: string;
  /** In base64. */
  readonly bytes: string;
}

async function toBase64(blob: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')));
    reader.readAsDataURL(blob);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** Prepares a photo of a phone or camera. Rejects what the browser cannot show as a picture. */
export async function shrinkPicture(file: File, freeName: (ending: string) => string): Promise<SentPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  // A photo has no see-through parts, a drawing may.
  const isDrawing = file.type === 'image/png' || file.type === 'image/webp';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const type = isDrawing ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (blob === null) throw new Error('The picture cannot be written.');
  return { name: freeName(isDrawing ? 'png' : 'jpg'), bytes: await toBase64(blob) };
}
