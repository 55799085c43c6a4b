/**
 * The path that a request's target names, decoded and without its query. Nothing when it is malformed, or could lead
 * out of the folder that is served.
 */
export function readAddress(target: string): string | undefined {
  const address = decode(target.replace(/\?.*/s, ''));
  return address === undefined || isUnsafe(address) ? undefined : address;
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function isUnsafe(address: string): boolean {
  if (!address.startsWith('/') || address.includes('\0') || address.includes('\\')) return true;
  return address.split('/').some((part) => part === '.' || part === '..');
}
